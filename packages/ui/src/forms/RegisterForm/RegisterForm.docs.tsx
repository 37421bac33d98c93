import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './RegisterForm.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'On the registration page, in a `SignInPage`.',
    'With `account` for a user whom the provider knows and the shop does not: the form asks only for the rest.',
    'With `fieldErrors` if your provider refuses a field, and `error` for all other failures.',
    'With `step` and `progress` during the registration: the upload of the photo takes a while.',
  ],
  avoid: ['To log in: `LoginForm`.', 'To change the data of a registered user: it only registers new ones.'],
  anatomy: [
    { name: 'Error', description: 'Why the registration failed as a whole. The entered values stay.' },
    { name: 'Name', description: 'Required.', selector: 'input[name="name"]' },
    { name: 'Role', description: 'Buyer or seller. Not asked if the account has a role.', selector: 'fieldset' },
    {
      name: 'E-mail',
      description: 'Required. For an existing account, it is shown but cannot be changed.',
      selector: 'input[name="email"]',
    },
    {
      name: 'Password',
      description: 'Required, of any length; the provider may refuse it. Not asked for an existing account.',
      selector: 'input[name="password"]',
    },
    { name: 'Photo', description: 'Required.', selector: 'input[name="image"]' },
    { name: 'Register', description: 'Sends the form.', selector: 'button[type="submit"]' },
    { name: 'Step', description: 'The current step of the registration. Announced.' },
    { name: 'Other ways', description: 'Google, the login page, or another account.', selector: 'a' },
  ],
  keyboard: [{ key: 'Enter', effect: 'In a field of one line, sends the form.', story: 'SecondAttempt' }],
  accessibility: ['The first invalid field takes the focus, also if the provider refuses it.'],
};
