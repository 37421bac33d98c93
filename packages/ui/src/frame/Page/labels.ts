export const pageLabels = { busyLabel: 'Loading the page' };

export type PageLabels = typeof pageLabels;
