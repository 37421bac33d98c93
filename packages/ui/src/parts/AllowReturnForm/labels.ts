import { validation } from '../../forms/Field/validation.ts';
import type { SomeLabels } from '../LabelsProvider/use-labels.ts';
import type { FieldLabels } from '../../forms/Field/labels.ts';

export const allowReturnFormLabels = {
  title: 'Let a deleted user register again',
  text: 'Deleted users cannot register again with the same e-mail unless you allow it here.',
  email: 'E-mail',
  submit: 'Allow registration',
  emailRequired: validation.emailRequired,
  emailMalformed: validation.emailMalformed,
  done: (email: string) => `${email} can register again.`,
};

export type AllowReturnFormLabels = typeof allowReturnFormLabels & { field?: SomeLabels<FieldLabels> };
