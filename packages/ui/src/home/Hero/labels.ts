export const heroLabels = {
  heading: 'Used Apple devices, honestly described.',
  text: 'Find a used MacBook, iPhone or accessory. Every listing shows its price, its condition, how long it was used, and who sells it.',
};

export type HeroLabels = typeof heroLabels;
