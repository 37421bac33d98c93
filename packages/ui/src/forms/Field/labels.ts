import { numberText } from '../../parts/ShopProvider/shop.ts';

const characters = (count: number) => `${numberText(count)} ${count === 1 ? 'character' : 'characters'}`;

export const fieldLabels = {
  /** Under a text that is close to its limit. */
  charactersLeft: (left: number) => (left === 0 ? 'No characters left.' : `${characters(left)} left.`),
  /** The error of a text that is over its limit. */
  tooLong: (over: number, limit: number) => `${characters(over)} too many. Shorten this to ${characters(limit)}.`,
};

export type FieldLabels = typeof fieldLabels;
