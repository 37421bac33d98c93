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
    { name: 'Refusal', description: 'Why the registration failed as a whole. What was entered stays.' },
    { name: 'Name', description: 'Required.', selector: 'input[name="name"]' },
    { name: 'Role', description: 'Buyer or seller. Not asked where the account has a role.', selector: 'fieldset' },
    {
      name: 'E-mail',
      description: 'Required. Of an existing account it is shown and cannot be changed.',
      selector: 'input[name="email"]',
    },
    {
      name: 'Password',
      description: 'Required, of any length; the provider may refuse it. Not asked for an existing account.',
      selector: 'input[name="password"]',
    },
    { name: 'Photo', description: 'Required.', selector: 'input[name="image"]' },
    { name: 'Register', description: 'Sends.', selector: 'button[type="submit"]' },
    { name: 'Step', description: 'What is being done at the moment, announced.' },
    { name: 'Other ways', description: 'Google, the login page, or another account.', selector: 'a' },
  ],
  keyboard: [{ key: 'Enter', effect: 'In a field of one line, sends the form.', story: 'SecondAttempt' }],
  accessibility: ['The first wrong field takes the focus, also when it is the provider who refuses it.'],
};
