export const descriptionLabels = { more: 'Show more', less: 'Show less' };

export type DescriptionLabels = typeof descriptionLabels;
