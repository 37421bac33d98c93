export const lineSkeletonLabels = { label: 'Loading' };

export type LineSkeletonLabels = typeof lineSkeletonLabels;
