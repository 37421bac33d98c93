import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { LoginForm } from '../../forms/LoginForm/LoginForm.tsx';
import { SignInPage } from './SignInPage.tsx';

const meta = preview.meta({
  title: 'Frame/SignInPage',
  component: SignInPage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Login',
    text: 'Log in to see every listing in full, with the seller’s e-mail and number, and to book.',
    picture: '/pictures/laptop-open-starlight.webp',
    children: <LoginForm onSubmit={fn()} registerHref="/register" />,
  },
});

export const Login = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeEnabled();
  },
});

/** Another page has redirected the visitor here. */
export const WithReason = meta.story({
  args: { reason: 'Log in to see iPhones, contact their sellers and book.' },
  play: async ({ args, canvas }) => {
    const reason = canvas.getByText(args.reason ?? '').getBoundingClientRect();
    await expect(reason.bottom).toBeLessThan(canvas.getByLabelText('E-mail').getBoundingClientRect().top);
  },
});

/** A shop without a picture of its own. */
export const WithoutPicture = meta.story({
  render: (args) => <SignInPage {...args} picture={undefined} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.text)).toBeVisible();
    await expect(canvas.queryByRole('presentation')).toBeNull();
  },
});
