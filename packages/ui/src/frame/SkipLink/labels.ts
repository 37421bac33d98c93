export const skipLinkLabels = { skipLabel: 'Skip to content' };

export type SkipLinkLabels = typeof skipLinkLabels;
