export const buttonLabels = { pendingLabel: 'One moment' };

export type ButtonLabels = typeof buttonLabels;
