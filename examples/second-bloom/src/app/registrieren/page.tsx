export { default } from '../register/page.tsx';
