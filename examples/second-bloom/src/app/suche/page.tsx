export { default } from '../search/page.tsx';
