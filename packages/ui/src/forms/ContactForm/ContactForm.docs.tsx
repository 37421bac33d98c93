import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './ContactForm.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'On the contact page. Pass `defaultValues` for a signed-in user.',
    'Pass `done` once the message is stored: it replaces the form.',
  ],
  avoid: ['For a message between buyer and seller: cards show their e-mail and number.'],
  anatomy: [
    { name: 'Name', description: 'Required; white space alone does not count.', selector: 'input[name="name"]' },
    { name: 'E-mail', description: 'Required. The form checks its format.', selector: 'input[name="email"]' },
    {
      name: 'Message',
      description: 'Required. A message that is too long is not cut off: the field shows an error.',
      selector: 'textarea',
    },
    { name: 'Error', description: 'Why the message was not sent. The entered values stay.' },
    { name: 'Send', description: 'Sends once, however often it is pressed.', selector: 'button' },
  ],
  keyboard: [{ key: 'Enter', effect: 'On Send, sends the form.', story: 'Sent' }],
  accessibility: [
    'After sending, the focus moves to the thanks, so that screen readers read them.',
    'When the form returns, the focus moves to its first field.',
  ],
};
