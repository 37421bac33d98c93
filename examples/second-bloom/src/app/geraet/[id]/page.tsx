export { default, generateMetadata } from '../../product/[id]/page.tsx';
