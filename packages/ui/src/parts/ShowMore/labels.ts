import { numberText } from '../ShopProvider/shop.ts';

export const showMoreLabels = {
  more: 'Show more',
  again: 'Try again',
  pending: 'Loading more',
  failed: 'Couldn’t load more.',
  added: (added: number, count: number) => `${numberText(added)} more shown, ${numberText(count)} so far`,
  shown: (count: number) => `${numberText(count)} shown`,
  all: (count: number) => `All ${numberText(count)} shown`,
};

export type ShowMoreLabels = typeof showMoreLabels;
