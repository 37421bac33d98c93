import { passwordMinimum } from '@apple-only/contract';
import type { ComponentDocs } from '../../component-docs.ts';
import { LoginForm } from './LoginForm.tsx';
import type * as stories from './LoginForm.stories.tsx';

const nothing = () => {};

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'On the login page, in a `SignInPage`. You hand over what signs in; the form checks, asks and says what failed.',
    '`passwordReset` and `google` where your provider has them. Without them there is nothing to press.',
    '`sampleAccounts` in demonstrations only: everyone can read them.',
  ],
  avoid: ['In a dialog over another page. Lead to the login page, and back.', 'To register: `RegisterForm`.'],
  anatomy: [
    { part: 'Refusal', is: 'Why the login failed. What was typed stays.' },
    { part: 'E-mail', is: 'Required. Its field says what is wrong.', at: 'input[name="email"]' },
    {
      part: 'Password',
      is: `Required, at least ${passwordMinimum} characters. Can be shown.`,
      at: 'input[name="password"]',
    },
    {
      part: 'Forgot password?',
      is: 'Asks for a link by e-mail. Its answer is the same whether or not there is an account.',
    },
    { part: 'Login', is: 'Sends. While `pending` it cannot be pressed again.', at: 'button[type="submit"]' },
    { part: 'Google', is: 'Optional: a `GoogleButton`.' },
    { part: 'Register', is: 'Where a person without an account goes.', at: 'a' },
    { part: 'Sample accounts', is: 'Optional: accounts to try the shop with, each with a button that fills it in.' },
  ],
  keyboard: [{ key: 'Enter', does: 'In a field, sends the form.', story: 'Sent' }],
  accessibility: [
    'The first wrong field takes the focus, and is described by its message.',
    'Password managers know both fields by `autocomplete`.',
  ],
  pictures: [
    {
      do: {
        shows: (
          <LoginForm
            onSubmit={nothing}
            error={{ message: 'Wrong e-mail or password.', detail: 'The sign-in service says: invalid credential.' }}
          />
        ),
        because: 'The same words for a wrong password and an unknown address.',
      },
      dont: {
        shows: <LoginForm onSubmit={nothing} error="There is no account with this e-mail address." />,
        because: 'Do not tell strangers who has an account.',
      },
    },
  ],
};
