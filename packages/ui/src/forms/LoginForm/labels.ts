import { validation } from '../Field/validation.ts';
import { passwordMinimum } from '@apple-only/contract';
import type { SomeLabels } from '../../parts/LabelsProvider/use-labels.ts';
import type { PasswordInputLabels } from '../PasswordInput/labels.ts';
import type { GoogleButtonLabels } from '../GoogleButton/labels.ts';

export const loginFormLabels = {
  email: 'E-mail',
  password: 'Password',
  submit: 'Login',
  forgot: 'Forgot password?',
  /** The same whether or not the account exists. */
  resetSent: 'If this e-mail has an account, we sent it a link to choose a new password. Check your spam folder, too.',
  /** Before the link to registration. */
  newHere: 'New here?',
  register: 'Register',
  emailRequired: validation.emailRequired,
  passwordRequired: validation.passwordRequired,
  passwordTooShort: `Password must be ${passwordMinimum} characters or longer`,
  sample: 'Sample admin',
  samples: 'Sample accounts',
  fill: 'Fill in',
};

export type LoginFormLabels = typeof loginFormLabels & {
  passwordInput?: SomeLabels<PasswordInputLabels>;
  googleButton?: SomeLabels<GoogleButtonLabels>;
};
