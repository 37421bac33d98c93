import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './ContactForm.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'On the contact page. Give `defaultValues` for a person who is signed in.',
    'Pass `done` once the message is stored: it takes the form’s place.',
  ],
  avoid: ['For a message between buyer and seller: cards show their e-mail and number.'],
  anatomy: [
    { name: 'Name', description: 'Required; white space alone does not count.', selector: 'input[name="name"]' },
    { name: 'E-mail', description: 'Required, and checked for its form.', selector: 'input[name="email"]' },
    {
      name: 'Message',
      description: 'Required. One that is too long is not cut off: its field says so.',
      selector: 'textarea',
    },
    { name: 'Refusal', description: 'Why it was not sent. What was written stays.' },
    { name: 'Send', description: 'Sends once, however often it is pressed.', selector: 'button' },
  ],
  keyboard: [{ key: 'Enter', effect: 'On Send, sends the form.', story: 'Sent' }],
  accessibility: [
    'Once it is sent the focus moves to the thanks, which are thereby read; later back to the first field.',
  ],
};
