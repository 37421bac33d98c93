import { type Category, type Condition, type MarkLevel, markLevels } from './choices.ts';
import type { ProductFacts } from './fields.ts';

/** The minimum requirements of a grade. */
export interface GradeLimits {
  /** The worst marks on the screen, if it has one. */
  screen_marks: MarkLevel;
  /** The worst marks on the body. */
  body_marks: MarkLevel;
  /** The lowest battery health, in %. Absent: any. */
  battery_health?: number;
  /** Whether everything must work. Otherwise the description says what does not. */
  works: boolean;
}
export type GradeCriterion = keyof GradeLimits;

/** The criteria that can be compared with a product's facts. */
export type MeasuredCriterion = Exclude<GradeCriterion, 'works'>;

/** The criteria of grades, in reading order. */
export const gradeCriteria = ['screen_marks', 'body_marks', 'battery_health', 'works'] as const;

const excellent = { screen_marks: 'None', body_marks: 'Faint', works: true } as const;
const good = { screen_marks: 'Faint', body_marks: 'Visible', works: true } as const;
const fair = { screen_marks: 'Deep', body_marks: 'Deep', works: false } as const;

/** The limits of the grades in each category: the one source of the form, the guide, and its warning. */
export const gradeLimits: Readonly<Record<Category, Readonly<Record<Condition, GradeLimits>>>> = {
  macBook: { Excellent: { ...excellent, battery_health: 85 }, Good: { ...good, battery_health: 80 }, Fair: fair },
  iphone: { Excellent: { ...excellent, battery_health: 90 }, Good: { ...good, battery_health: 80 }, Fair: fair },
  accessories: { Excellent: excellent, Good: good, Fair: fair },
};

/** The criteria of a category's grades. */
export const criteriaOf = (category: Category) =>
  gradeCriteria.filter((criterion) => gradeLimits[category].Excellent[criterion] !== undefined);

/** The criteria by which the stated facts of a product are below its grade. Unstated facts never count. */
export function belowGrade(
  facts: Pick<ProductFacts, MeasuredCriterion> & { category: Category; condition: Condition },
): MeasuredCriterion[] {
  const limits = gradeLimits[facts.category][facts.condition];
  const isBelow = (criterion: MeasuredCriterion) => {
    if (criterion === 'battery_health') return (facts.battery_health ?? 100) < (limits.battery_health ?? 0);
    return markLevels.indexOf(facts[criterion] ?? 'None') > markLevels.indexOf(limits[criterion]);
  };
  return gradeCriteria.filter((criterion) => criterion !== 'works').filter(isBelow);
}

/** The grades in words, as users read them. */
export const gradeWords = {
  criteria: {
    screen_marks: 'Screen',
    body_marks: 'Body',
    battery_health: 'Battery health',
    works: 'Function',
  } satisfies Record<GradeCriterion, string> as Readonly<Record<GradeCriterion, string>>,
  marks: {
    None: 'No marks',
    Faint: 'Faint marks that you see only up close',
    Visible: 'Scratches that you see at arm’s length',
    Deep: 'Deep scratches, dents or chips',
  } satisfies Record<MarkLevel, string> as Readonly<Record<MarkLevel, string>>,
  atLeast: (percent: number) => `${percent} % or more`,
  anyBattery: 'Any. Ask the seller if it is not stated',
  allWorks: 'Everything works',
  someWorks: 'Works. The description names what does not',
};
export type GradeWords = typeof gradeWords;

/** A grade's limit in words. */
export function limitText(criterion: GradeCriterion, limits: GradeLimits, words: GradeWords = gradeWords): string {
  if (criterion === 'works') return limits.works ? words.allWorks : words.someWorks;
  if (criterion !== 'battery_health') return words.marks[limits[criterion]];
  return limits.battery_health === undefined ? words.anyBattery : words.atLeast(limits.battery_health);
}

/** A grade in one line. Without a category: the criteria common to all. */
export function gradeHint(condition: Condition, category?: Category | null, words: GradeWords = gradeWords): string {
  const limits = gradeLimits[category ?? 'accessories'][condition];
  return gradeCriteria
    .filter((criterion) => criterion !== 'works' && limits[criterion] !== undefined)
    .map((criterion) => `${words.criteria[criterion]}: ${limitText(criterion, limits, words)}.`)
    .join(' ');
}
