export { BengaliLabels } from './BengaliLabels.tsx';
export { bengali } from './bengali.ts';
