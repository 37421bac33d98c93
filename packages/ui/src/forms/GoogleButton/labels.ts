export const googleButtonLabels = {
  /** Between the form and this button. */
  or: 'or',
  google: 'continue with Google',
  waiting: 'Continue in the window that opened',
  cancel: 'Cancel',
};

export type GoogleButtonLabels = typeof googleButtonLabels;
