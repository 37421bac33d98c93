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
    { name: 'Refusal', description: 'Why the login failed. What was typed stays.' },
    { name: 'E-mail', description: 'Required. Its field says what is wrong.', selector: 'input[name="email"]' },
    {
      name: 'Password',
      description: `Required, at least ${passwordMinimum} characters. Can be shown.`,
      selector: 'input[name="password"]',
    },
    {
      name: 'Forgot password?',
      description: 'Asks for a link by e-mail. Its answer is the same whether or not there is an account.',
    },
    {
      name: 'Login',
      description: 'Sends. While `pending` it cannot be pressed again.',
      selector: 'button[type="submit"]',
    },
    { name: 'Google', description: 'Optional: a `GoogleButton`.' },
    { name: 'Register', description: 'Where a person without an account goes.', selector: 'a' },
    {
      name: 'Sample accounts',
      description: 'Optional: accounts to try the shop with, each with a button that fills it in.',
    },
  ],
  keyboard: [{ key: 'Enter', effect: 'In a field, sends the form.', story: 'Sent' }],
  accessibility: [
    'The first wrong field takes the focus, and is described by its message.',
    'Password managers know both fields by `autocomplete`.',
  ],
  examples: [
    {
      do: {
        example: (
          <LoginForm
            onSubmit={nothing}
            error={{ message: 'Wrong e-mail or password.', detail: 'The sign-in service says: invalid credential.' }}
          />
        ),
        reason: 'The same words for a wrong password and an unknown address.',
      },
      dont: {
        example: <LoginForm onSubmit={nothing} error="There is no account with this e-mail address." />,
        reason: 'Do not tell strangers who has an account.',
      },
    },
  ],
};
