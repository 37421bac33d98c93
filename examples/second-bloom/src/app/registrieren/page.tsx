export { default, metadata } from '../register/page.tsx';
