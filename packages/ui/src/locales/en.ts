export { EnglishLabels } from './EnglishLabels.tsx';
export { english } from './english.ts';
