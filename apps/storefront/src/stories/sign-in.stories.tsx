import preview from '#storybook/preview';
import { admin, buyer, seller } from '@apple-only/contract/fixtures';
import { expect } from 'storybook/test';
import { Visit } from './visit.tsx';

const meta = preview.meta({
  title: 'Pages/Sign in',
  component: Visit,
  parameters: { layout: 'fullscreen' },
  args: { path: '/login' },
});

export const Login = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Login' })).toBeVisible();
    await expect(canvas.getByText(admin.email)).toBeVisible();
  },
});

export const LoginRefused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), buyer.email);
    await userEvent.type(canvas.getByLabelText('Password'), 'not the password');
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByLabelText('E-mail')).toHaveValue(buyer.email);
  },
});

export const Register = meta.story({
  args: { path: '/register' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'continue with Google' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'buyer' })).toBeEnabled();
  },
});

/** The provider knows the account, the shop does not: the form asks for the missing fields. */
export const RegisterUnfinished = meta.story({
  args: {
    path: '/category/macbook',
    leadsTo: '/register',
    as: buyer,
    stock: { users: [seller, admin], products: [], bookings: [] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Register' })).toBeVisible();
    await expect(await canvas.findByLabelText('E-mail')).toBeDisabled();
  },
});

/** The form does not appear before the session has loaded. */
export const LoginLoading = meta.story({
  args: { as: buyer, prepare: (shop) => shop.delay(Infinity) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Login' })).toBeVisible();
    await expect(canvas.queryByLabelText('E-mail')).not.toBeInTheDocument();
  },
});
