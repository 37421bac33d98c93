import type { Condition } from '@apple-only/contract';

export interface GradeLabels {
  condition: string;
  /** The text of the link to the explanation. Begins with `condition`, its visible part. */
  guide: string;
  /** The steps of the scale, from worst to best. */
  steps: Readonly<Record<Condition, string>>;
  /** The meaning of each grade, for screen readers, which do not read the scale. */
  sentences: Readonly<Record<Condition, string>>;
}

export const gradeLabels: GradeLabels = {
  condition: 'Condition',
  guide: 'Condition: what it means',
  steps: { Fair: 'Fair', Good: 'Good', Excellent: 'Excellent' },
  sentences: {
    Fair: 'Fair, the lowest of three conditions',
    Good: 'Good, the middle of three conditions',
    Excellent: 'Excellent, the best of three conditions',
  },
};
