import preview from '#storybook/preview';
import { passwordMinimum } from '@apple-only/contract';
import { buyer, signInErrors } from '@apple-only/contract/fixtures';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, type within } from 'storybook/test';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';

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

export const EmailMissing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'opensesame{Enter}');
    const email = canvas.getByLabelText('E-mail');
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription('Email Address is required');
    await expect(canvas.getByLabelText('Password')).toHaveValue('opensesame');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const PasswordMissing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'sadia@appleonly.example{Enter}');
    const password = canvas.getByLabelText('Password');
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toBeInvalid();
    await expect(password).toHaveAccessibleDescription('Password is required');
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
    // The corrected field shows no error.
    await userEvent.type(canvas.getByLabelText('Password'), '6');
    await expect(canvas.queryByText('Password must be 6 characters or longer')).not.toBeInTheDocument();
    await userEvent.keyboard('{Backspace}');
    await expect(await canvas.findByText('Password must be 6 characters or longer')).toBeVisible();
  },
});

export const Sent = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'sadia@appleonly.example');
    await userEvent.type(canvas.getByLabelText('Password'), '123456{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'sadia@appleonly.example', password: '123456' });
  },
});

export const Pasted = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('E-mail'));
    await userEvent.paste('sadia@appleonly.example');
    await userEvent.tab();
    await userEvent.paste('opensesame');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'sadia@appleonly.example', password: 'opensesame' });
  },
});

/** A password manager finds the fields by their names and `autocomplete`, and fills them without key presses. */
export const FilledInByAPasswordManager = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const fields = [...canvasElement.querySelectorAll('input')];
    await expect(fields.map((field) => [field.name, field.type, field.autocomplete, field.readOnly])).toEqual([
      ['email', 'email', 'username', false],
      ['password', 'password', 'current-password', false],
    ]);
    await fireEvent.input(canvas.getByLabelText('E-mail'), { target: { value: 'sadia@appleonly.example' } });
    await fireEvent.input(canvas.getByLabelText('Password'), { target: { value: 'x'.repeat(passwordMinimum) } });
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'sadia@appleonly.example',
      password: 'x'.repeat(passwordMinimum),
    });
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

/** How a page uses it: sent, refused, sent again, signed in. The user types everything only once. */
function Attempts(form: LoginFormProps) {
  const [attempts, setAttempts] = useState(0);
  if (attempts === 2) return <output>You are logged in.</output>;
  return (
    <LoginForm
      {...form}
      onSubmit={(credentials) => {
        setAttempts(attempts + 1);
        return form.onSubmit(credentials);
      }}
      error={attempts === 1 ? signInErrors.networkRequestFailed : undefined}
    />
  );
}

export const SecondAttempt = meta.story({
  render: (args) => <Attempts {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), buyer.email);
    await userEvent.type(canvas.getByLabelText('Password'), 'opensesame{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Couldn’t reach the sign-in service/);
    await expect(canvas.getByLabelText('E-mail')).toHaveValue(buyer.email);
    await expect(canvas.getByLabelText('Password')).toHaveValue('opensesame');
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('You are logged in.');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ email: buyer.email, password: 'opensesame' });
  },
});

const passwordReset = { onRequest: fn(), pending: false };

export const ForgotPassword = meta.story({
  args: { passwordReset },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), buyer.email);
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot password?' }));
    await expect(args.passwordReset?.onRequest).toHaveBeenCalledWith(buyer.email);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.queryByText('Password is required')).not.toBeInTheDocument();
  },
});

export const ForgotPasswordWithoutEmail = meta.story({
  args: { passwordReset },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot password?' }));
    await expect(await canvas.findByText('Email Address is required')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('E-mail')).toHaveFocus());
    await expect(args.passwordReset?.onRequest).not.toHaveBeenCalled();
  },
});

export const AskingForAResetLink = meta.story({
  args: { passwordReset: { ...passwordReset, pending: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), buyer.email);
    const forgot = canvas.getByRole('button', { name: 'Forgot password?' });
    await expect(forgot).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(forgot);
    await expect(args.passwordReset?.onRequest).not.toHaveBeenCalled();
  },
});

/** The message is the same whether or not the account exists. */
export const ResetLinkSent = meta.story({
  args: { passwordReset: { ...passwordReset, sent: true } },
  play: async ({ canvas }) => {
    const sent = canvas.getByText(/^If this e-mail has an account/);
    await expect(sent).toBeVisible();
    await expect(sent).toHaveRole('status');
  },
});

export const ResetLinkNotSent = meta.story({
  args: { passwordReset, error: signInErrors.networkRequestFailed },
  play: ({ canvas }) => expectError(canvas, signInErrors.networkRequestFailed),
});

const google = { onContinue: fn() };

export const WithGoogle = meta.story({
  args: { google: { ...google, onCancel: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'continue with Google' }));
    await expect(args.google?.onContinue).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const WaitingForGoogle = meta.story({
  args: { google: { ...google, pending: true, onCancel: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.google?.onCancel).toHaveBeenCalledOnce();
  },
});

/** Red, green and blue of a colour in any notation. */
function rgbOf(color: string) {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('There is nothing to draw on.');
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  return context.getImageData(0, 0, 1, 1).data;
}

/** Expects the message in red, with the provider's own words under it, both announced. */
async function expectError(
  canvas: ReturnType<typeof within>,
  { message, detail }: { message: string; detail: string },
) {
  const alert = canvas.getByRole('alert');
  await expect(alert).toHaveTextContent(`${message}${detail}`);
  const sentence = canvas.getByText(message);
  const [red = 0, green = 255, blue = 255] = rgbOf(getComputedStyle(sentence).color);
  await expect(red).toBeGreaterThan(1.5 * Math.max(green, blue));
  await expect(canvas.getByText(detail).getBoundingClientRect().top).toBeGreaterThanOrEqual(
    sentence.getBoundingClientRect().bottom,
  );
}

/** The entered values are kept: often only one letter is wrong. */
export const InvalidCredentials = meta.story({
  args: { error: signInErrors.invalidCredentials },
  play: ({ canvas }) => expectError(canvas, signInErrors.invalidCredentials),
});

export const PopupBlocked = meta.story({
  args: { google, error: signInErrors.popupBlocked },
  play: ({ canvas }) => expectError(canvas, signInErrors.popupBlocked),
});

export const PopupClosedByUser = meta.story({
  args: { google, error: signInErrors.popupClosedByUser },
  play: ({ canvas }) => expectError(canvas, signInErrors.popupClosedByUser),
});

export const CancelledPopupRequest = meta.story({
  args: { google, error: signInErrors.cancelledPopupRequest },
  play: ({ canvas }) => expectError(canvas, signInErrors.cancelledPopupRequest),
});

export const WebStorageUnsupported = meta.story({
  args: { google, error: signInErrors.webStorageUnsupported },
  play: ({ canvas }) => expectError(canvas, signInErrors.webStorageUnsupported),
});

export const UnauthorizedDomain = meta.story({
  args: { google, error: signInErrors.unauthorizedDomain },
  play: ({ canvas }) => expectError(canvas, signInErrors.unauthorizedDomain),
});

export const NetworkRequestFailed = meta.story({
  args: { google, error: signInErrors.networkRequestFailed },
  play: ({ canvas }) => expectError(canvas, signInErrors.networkRequestFailed),
});

export const InternalError = meta.story({
  args: { google, error: signInErrors.internalError },
  play: ({ canvas }) => expectError(canvas, signInErrors.internalError),
});

export const InvalidAuthEvent = meta.story({
  args: { google, error: signInErrors.invalidAuthEvent },
  play: ({ canvas }) => expectError(canvas, signInErrors.invalidAuthEvent),
});

export const WithSampleAdmin = meta.story({
  args: { sampleAccounts: [{ email: 'admin@appleonly.example', password: 'admin-sample' }] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('admin@appleonly.example').closest('code')).toBeVisible();
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

const arabic = {
  email: 'البريد الإلكتروني',
  password: 'كلمة السر',
  submit: 'دخول',
  forgot: 'نسيت كلمة السر؟',
  resetSent: 'إن وُجد حساب بهذا البريد فقد أُرسل إليه رابط لاختيار كلمة سر جديدة.',
  newHere: 'جديد هنا؟',
  register: 'سجّل',
  emailRequired: 'البريد الإلكتروني مطلوب',
  passwordRequired: 'كلمة السر مطلوبة',
  passwordInput: { show: 'أظهر', showPassword: 'أظهر كلمة السر' },
  googleButton: { or: 'أو', google: 'المتابعة عبر جوجل' },
};

/** Another language, and another direction; no English is left. */
export const RightToLeftInAnotherLanguage = meta.story({
  args: { google, passwordReset: { ...passwordReset, sent: true }, labels: arabic },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        {Story()}
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'دخول' }));
    await expect(await canvas.findByText('كلمة السر مطلوبة')).toBeVisible();
    await expect(canvasElement.textContent).not.toMatch(/[A-Za-z]/);
    const field = canvas.getByLabelText('كلمة السر').getBoundingClientRect();
    const show = canvas.getByRole('button', { name: 'أظهر كلمة السر' }).getBoundingClientRect();
    await expect(show.left - field.left).toBeLessThan(field.right - show.right);
  },
});
