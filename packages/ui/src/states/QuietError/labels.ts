export const quietErrorLabels = {
  title: 'Couldn’t load the list',
  text: 'Try again. If it fails again, check your connection.',
  retryLabel: 'Try again',
};

export type QuietErrorLabels = typeof quietErrorLabels;
