import { factWords, type FactWords } from './fact-text.ts';

export const factsTableLabels = {
  ...factWords,
  /** The table's name. */
  title: 'Facts',
};

export type FactsTableLabels = FactWords & { title: string };
