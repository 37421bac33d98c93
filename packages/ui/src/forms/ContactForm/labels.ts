import { validation } from '../Field/validation.ts';
import type { SomeLabels } from '../../parts/LabelsProvider/use-labels.ts';
import type { FieldLabels } from '../Field/labels.ts';

export const contactFormLabels = {
  name: 'Name',
  email: 'E-mail',
  message: 'Message',
  submit: 'Send',
  nameRequired: validation.nameRequired,
  emailRequired: validation.emailRequired,
  emailMalformed: validation.emailMalformed,
  messageRequired: validation.messageRequired,
  done: 'Thank you. We have your message.',
  again: 'Write another message',
};

export type ContactFormLabels = typeof contactFormLabels & { field?: SomeLabels<FieldLabels> };
