import { gradeWords, categoryNames, type GradeWords } from '@apple-only/contract';
import { gradeLabels } from '../Grade/labels.ts';

export const gradeGuideLabels = {
  ...gradeWords,
  categories: categoryNames,
  conditions: gradeLabels.steps,
};

export type GradeGuideLabels = Omit<typeof gradeGuideLabels, keyof GradeWords> & GradeWords;
