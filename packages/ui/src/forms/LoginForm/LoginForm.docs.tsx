import { passwordMinimum } from '@apple-only/contract';
import type { ComponentDocs } from '../../component-docs.ts';
import { LoginForm } from './LoginForm.tsx';
import type * as stories from './LoginForm.stories.tsx';

const nothing = () => {};

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'On the login page, in a `SignInPage`. Your `onSubmit` signs the user in; the form validates and shows errors.',
    'With `passwordReset` and `google` if your provider supports them. Without them, the form has no such buttons.',
    'With `sampleAccounts` in demonstrations only: every visitor can read them.',
  ],
  avoid: ['In a dialog over another page: redirect to the login page, and back.', 'To register: `RegisterForm`.'],
  anatomy: [
    { name: 'Error', description: 'Why the login failed. The entered values stay.' },
    { name: 'E-mail', description: 'Required. The field shows its errors.', selector: 'input[name="email"]' },
    {
      name: 'Password',
      description: `Required, at least ${passwordMinimum} characters. Users can show it.`,
      selector: 'input[name="password"]',
    },
    {
      name: 'Forgot password?',
      description: 'Requests a link by e-mail. The message is the same whether or not the account exists.',
    },
    {
      name: 'Login',
      description: 'Sends the form. Ignores presses while `pending`.',
      selector: 'button[type="submit"]',
    },
    { name: 'Google', description: 'Optional: a `GoogleButton`.' },
    { name: 'Register', description: 'A link for users without an account.', selector: 'a' },
    {
      name: 'Sample accounts',
      description: 'Optional: accounts to try the shop with, each with a button that fills it in.',
    },
  ],
  keyboard: [{ key: 'Enter', effect: 'In a field, sends the form.', story: 'Sent' }],
  accessibility: [
    'The first invalid field takes the focus; its error describes it.',
    'Password managers recognise both fields by `autocomplete`.',
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
        reason: 'Show the same text for a wrong password and an unknown address.',
      },
      dont: {
        example: <LoginForm onSubmit={nothing} error="There is no account with this e-mail address." />,
        reason: 'Do not tell strangers who has an account.',
      },
    },
  ],
};
