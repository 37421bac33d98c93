import type { Condition } from '@apple-only/contract';
import { numberText } from '../../parts/ShopProvider/shop.ts';

/** The position of a price among the others. */
type Place = 'lower' | 'among' | 'higher';

export interface PriceHintLabels {
  title: string;
  /** Describes the compared products. */
  compared: (guide: { count: number; more: boolean; name: string; condition: Condition | undefined }) => string;
  /** Half of the prices are between the first and the last one; as many are below the middle one as above. */
  prices: (lower: string, middle: string, upper: string) => string;
  /** How the price compares. */
  places: Readonly<Record<Place, string>>;
  /** Before anything can be compared. */
  waiting: string;
  loading: string;
  failed: string;
  tooFew: (least: number) => string;
}

export const priceHintLabels: PriceHintLabels = {
  title: 'What similar devices ask',
  compared: ({ count, more, name, condition }) =>
    `Compared with ${more ? 'more than ' : ''}${numberText(count)} listings here named “${name}”${condition ? ` in ${condition} condition` : ''}.`,
  prices: (lower, middle, upper) => `Half of them ask ${lower} to ${upper}; the middle price is ${middle}.`,
  places: {
    lower: 'This price is lower than three quarters of them.',
    among: 'This price is in that range.',
    higher: 'This price is higher than three quarters of them.',
  },
  waiting: 'Enter a name and a category to see what similar devices here ask.',
  loading: 'Comparing with similar devices…',
  failed: 'Couldn’t compare with similar devices.',
  tooFew: (least) => `Fewer than ${least} similar devices are listed here: too few to compare.`,
};
