export { default, metadata } from '../search/page.tsx';
