import type { RegistrableRole } from '@apple-only/contract';
import { validation } from '../Field/validation.ts';
import type { SomeLabels } from '../../parts/LabelsProvider/use-labels.ts';
import type { FieldLabels } from '../Field/labels.ts';
import type { PasswordInputLabels } from '../PasswordInput/labels.ts';
import type { PhotoInputLabels } from '../PhotoInput/labels.ts';
import type { GoogleButtonLabels } from '../GoogleButton/labels.ts';

export const registerFormLabels = {
  name: 'Name',
  role: 'I am a',
  roles: { buyer: 'buyer', seller: 'seller' } satisfies Record<RegistrableRole, string>,
  email: 'E-mail',
  password: 'Password',
  image: 'Photo',
  submit: 'Register',
  /** Before the link to login. */
  alreadyRegistered: 'Already registered?',
  login: 'Login',
  /** Before the button that switches to another account. */
  notYou: 'Not you?',
  otherAccount: 'Use another account',
  nameRequired: validation.nameRequired,
  emailRequired: validation.emailRequired,
  emailMalformed: validation.emailMalformed,
  passwordRequired: validation.passwordRequired,
  imageRequired: validation.imageRequired,
  /** For a photo that is still being prepared. */
  imagePreparing: 'Wait until the photo is ready.',
};

export type RegisterFormLabels = typeof registerFormLabels & {
  field?: SomeLabels<FieldLabels>;
  passwordInput?: SomeLabels<PasswordInputLabels>;
  photoInput?: SomeLabels<PhotoInputLabels>;
  googleButton?: SomeLabels<GoogleButtonLabels>;
};
