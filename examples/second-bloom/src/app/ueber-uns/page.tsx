export { default } from '../about/page.tsx';
