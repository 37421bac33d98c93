export { ArabicLabels } from './ArabicLabels.tsx';
export { arabic } from './arabic.ts';
