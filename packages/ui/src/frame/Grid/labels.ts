export const gridLabels = { loadingLabel: 'Loading' };

export type GridLabels = typeof gridLabels;
