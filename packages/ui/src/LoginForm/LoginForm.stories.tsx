import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { LoginForm } from './LoginForm.tsx';

const meta = preview.meta({
  title: 'Forms/LoginForm',
  component: LoginForm,
  args: { onSubmit: fn(), registerHref: '/register', pending: false },
  decorators: [(Story) => <div style={{ maxInlineSize: '34rem' }}>{Story()}</div>],
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvas.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
    await expect(canvas.queryByText('Sample admin')).not.toBeInTheDocument();
  },
});

export const NothingEntered = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(await canvas.findByText('Email Address is required')).toBeVisible();
    await expect(canvas.getByText('Password is required')).toBeVisible();
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const PasswordTooShort = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'sadia@appleonly.example');
    await userEvent.type(canvas.getByLabelText('Password'), '12345{Enter}');
    await expect(await canvas.findByText('Password must be 6 characters or longer')).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    // Mended, it says nothing any more.
    await userEvent.type(canvas.getByLabelText('Password'), '6');
    await expect(canvas.queryByText('Password must be 6 characters or longer')).not.toBeInTheDocument();
  },
});

export const Sent = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'sadia@appleonly.example');
    await userEvent.type(canvas.getByLabelText('Password'), '123456{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'sadia@appleonly.example', password: '123456' });
  },
});

export const Pending = meta.story({
  args: { pending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'sadia@appleonly.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'opensesame{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Password')).toHaveValue('opensesame');
    await expect(canvas.getByRole('button', { name: /Login/ })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Refused = meta.story({
  args: {
    error: {
      message: 'That e-mail and password do not match an account.',
      detail: 'Firebase: Error (auth/invalid-login-credentials).',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('That e-mail and password do not match an account.');
    await expect(canvas.getByRole('alert')).toHaveTextContent('auth/invalid-login-credentials');
  },
});

export const WithSampleAdmin = meta.story({
  args: { sampleAccounts: [{ email: 'admin@appleonly.example', password: 'admin-sample' }] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('admin@appleonly.example').tagName).toBe('CODE');
    await expect(canvas.getByText('admin-sample').tagName).toBe('CODE');
    await userEvent.click(canvas.getByRole('button', { name: 'Fill in: admin@appleonly.example' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'admin@appleonly.example', password: 'admin-sample' });
  },
});

export const WithSeveralSampleAccounts = meta.story({
  args: {
    sampleAccounts: [
      { email: 'admin@appleonly.example', password: 'admin-sample' },
      { email: 'nadia@appleonly.example', password: 'seller-sample' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sample accounts' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Fill in/ })).toHaveLength(2);
  },
});

export const At320 = meta.story({
  globals: { viewport: { value: 'small' } },
  args: { sampleAccounts: [{ email: 'admin@appleonly.example', password: 'admin-sample' }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
