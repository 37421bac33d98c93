import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './RegisterForm.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'On the registration page, in a `SignInPage`.',
    '`account` for a person whom the provider knows and the shop does not: only the rest is asked for.',
    '`fieldErrors` for what your provider refuses about a field, `error` for all else.',
    '`step` and `progress` while it works: the photo takes a while.',
  ],
  avoid: ['To log in: `LoginForm`.', 'To change what a registered person has given: it only ever creates.'],
  anatomy: [
    { part: 'Refusal', is: 'Why the registration failed as a whole. What was entered stays.' },
    { part: 'Name', is: 'Required.', at: 'input[name="name"]' },
    { part: 'Role', is: 'Buyer or seller. Not asked where the account has a role.', at: 'fieldset' },
    {
      part: 'E-mail',
      is: 'Required. Of an existing account it is shown and cannot be changed.',
      at: 'input[name="email"]',
    },
    {
      part: 'Password',
      is: 'Required, of any length; the provider may refuse it. Not asked for an existing account.',
      at: 'input[name="password"]',
    },
    { part: 'Photo', is: 'Required.', at: 'input[name="image"]' },
    { part: 'Register', is: 'Sends.', at: 'button[type="submit"]' },
    { part: 'Step', is: 'What is being done at the moment, announced.' },
    { part: 'Other ways', is: 'Google, the login page, or another account.', at: 'a' },
  ],
  keyboard: [{ key: 'Enter', does: 'In a field of one line, sends the form.', story: 'DoneAtTheSecondAttempt' }],
  accessibility: ['The first wrong field takes the focus, also when it is the provider who refuses it.'],
};
