export const passwordInputLabels = {
  show: 'Show',
  hide: 'Hide',
  /** The button's accessible name; begins with its visible word. */
  showPassword: 'Show password',
  hidePassword: 'Hide password',
};

export type PasswordInputLabels = typeof passwordInputLabels;
