import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './ContactForm.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'On the contact page. Give `defaultValues` for a person who is signed in.',
    'Pass `done` once the message is stored: it takes the form’s place.',
  ],
  avoid: ['For a message between buyer and seller: cards show their e-mail and number.'],
  anatomy: [
    { part: 'Name', is: 'Required; white space alone does not count.', at: 'input[name="name"]' },
    { part: 'E-mail', is: 'Required, and checked for its form.', at: 'input[name="email"]' },
    { part: 'Message', is: 'Required. One that is too long is not cut off: its field says so.', at: 'textarea' },
    { part: 'Refusal', is: 'Why it was not sent. What was written stays.' },
    { part: 'Send', is: 'Sends once, however often it is pressed.', at: 'button' },
  ],
  keyboard: [{ key: 'Enter', does: 'On Send, sends the form.', story: 'Sent' }],
  accessibility: [
    'Once it is sent the focus moves to the thanks, which are thereby read; later back to the first field.',
  ],
};
