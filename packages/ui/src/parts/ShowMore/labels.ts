export const showMoreLabels = {
  more: 'Show more',
  again: 'Try again',
  pending: 'Loading more',
  failed: 'Couldn’t load more.',
  added: (added: number, count: number) => `${added} more shown, ${count} so far`,
  shown: (count: number) => `${count} shown`,
  all: (count: number) => `All ${count} shown`,
};

export type ShowMoreLabels = typeof showMoreLabels;
