export { GermanLabels } from './GermanLabels.tsx';
export { german } from './german.ts';
