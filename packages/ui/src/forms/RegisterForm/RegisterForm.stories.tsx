import preview from '#storybook/preview';
import { textLimits } from '@apple-only/contract';
import { seller, signInErrors } from '@apple-only/contract/fixtures';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent as user, waitFor, type within } from 'storybook/test';
import { Button } from '../../parts/Button/Button.tsx';
import { expectFieldError } from '../Field/field-error.suite.ts';
import { RegisterForm, type RegisterFormProps } from './RegisterForm.tsx';

const meta = preview.meta({
  title: 'Forms/RegisterForm',
  component: RegisterForm,
  args: { onSubmit: fn(), loginHref: '/login', pending: false },
  decorators: [(Story) => <div style={{ maxInlineSize: '34rem' }}>{Story()}</div>],
});

const photo = async () => {
  const answer = await fetch('/people/sadia.webp');
  return new File([await answer.blob()], 'sadia.webp', { type: 'image/webp' });
};

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'buyer' })).toBeChecked();
    await expect(canvas.getByLabelText('Name')).toHaveAttribute('autocomplete', 'name');
    await expect(canvas.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'email');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  },
});

export const NothingEntered = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(await canvas.findByText('Name is Required')).toBeVisible();
    await expect(canvas.getByText('Email Address is required')).toBeVisible();
    await expect(canvas.getByText('Password is required')).toBeVisible();
    await expect(canvas.getByText('Photo is Required')).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

type Canvas = ReturnType<typeof within>;

/** Sends the form with one invalid field. */
async function expectOnlyError(
  canvas: Canvas,
  label: string,
  message: string,
  { wrong = '', validText = 'Something' } = {},
) {
  const entries = { Name: 'Nadia Rahman', 'E-mail': seller.email, Password: 'opensesame', [label]: wrong };
  for (const [field, text] of Object.entries(entries)) {
    await user.click(canvas.getByLabelText(field));
    await user.paste(text);
  }
  await user.upload(canvas.getByLabelText('Photo'), await photo());
  await canvas.findByRole('img');
  await user.click(canvas.getByRole('button', { name: 'Register' }));
  await expectFieldError(canvas, label, message, validText);
}

export const NameMissing = meta.story({
  play: ({ canvas }) => expectOnlyError(canvas, 'Name', 'Name is Required', { wrong: '  ' }),
});

export const EmailMissing = meta.story({
  play: ({ canvas }) => expectOnlyError(canvas, 'E-mail', 'Email Address is required', { validText: seller.email }),
});

export const EmailMalformed = meta.story({
  play: ({ canvas }) =>
    expectOnlyError(canvas, 'E-mail', 'Enter an e-mail address like name@example.com.', {
      wrong: 'nadia at home',
      validText: seller.email,
    }),
});

/** A pasted name that is too long is refused, not truncated. */
export const NameTooLong = meta.story({
  play: ({ canvas }) =>
    expectOnlyError(canvas, 'Name', '1 character too many. Shorten this to 200 characters.', {
      wrong: 'M'.repeat(textLimits.name + 1),
    }),
});

export const EmailTooLong = meta.story({
  play: ({ canvas }) =>
    expectOnlyError(canvas, 'E-mail', '10 characters too many. Shorten this to 254 characters.', {
      wrong: `${'m'.repeat(textLimits.email)}@x.example`,
      validText: seller.email,
    }),
});

export const PasswordMissing = meta.story({
  play: ({ canvas }) => expectOnlyError(canvas, 'Password', 'Password is required'),
});

/** Before the provider creates an account, the form reports input that the shop would refuse. */
export const InvalidValues = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), '   ');
    await userEvent.type(canvas.getByLabelText('E-mail'), 'a b@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'opensesame{Enter}');
    await expect(await canvas.findByText('Name is Required')).toBeVisible();
    await expect(canvas.getByText('Enter an e-mail address like name@example.com.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const PhotoMissing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Sadia Karim');
    await userEvent.type(canvas.getByLabelText('E-mail'), 'sadia@appleonly.example');
    // No minimum here: the provider has one and reports it itself.
    await userEvent.type(canvas.getByLabelText('Password'), '1{Enter}');
    await expect(await canvas.findByText('Photo is Required')).toBeVisible();
    await expect(canvas.getByLabelText('Photo')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.upload(canvas.getByLabelText('Photo'), await photo());
    await expect(canvas.queryByText('Photo is Required')).not.toBeInTheDocument();
    await user.click(canvas.getByRole('button', { name: 'Remove the photo' }));
    await expect(await canvas.findByText('Photo is Required')).toBeVisible();
  },
});

export const Sent = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Nadia Rahman');
    await userEvent.click(canvas.getByRole('radio', { name: 'seller' }));
    await userEvent.type(canvas.getByLabelText('E-mail'), 'nadia@appleonly.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'opensesame');
    await userEvent.upload(canvas.getByLabelText('Photo'), await photo());
    await canvas.findByRole('img');
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Nadia Rahman',
      role: 'seller',
      email: 'nadia@appleonly.example',
      password: 'opensesame',
      image: expect.any(File),
    });
  },
});

/** A password manager finds the fields by their names and `autocomplete`, and fills them without key presses. */
export const FilledInByAPasswordManager = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const entries = { Name: 'Nadia Rahman', 'E-mail': seller.email, Password: 'a-long-one-it-made-up' };
    for (const [label, value] of Object.entries(entries)) {
      await fireEvent.input(canvas.getByLabelText(label), { target: { value } });
    }
    await userEvent.upload(canvas.getByLabelText('Photo'), await photo());
    await canvas.findByRole('img');
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Nadia Rahman', email: seller.email, password: 'a-long-one-it-made-up' }),
    );
  },
});

/** The user chooses a photo, then sends the form. */
function Sending(form: RegisterFormProps) {
  const [sending, setSending] = useState(false);
  return (
    <>
      <RegisterForm {...form} {...(sending && { pending: true, progress: 0.4, step: 'Uploading your photo.' })} />
      <Button kind="quiet" size="small" onClick={() => setSending(true)}>
        Begin
      </Button>
    </>
  );
}

export const UploadingPhoto = meta.story({
  render: (args) => <Sending {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Photo'), await photo());
    await canvas.findByRole('img');
    await userEvent.click(canvas.getByRole('button', { name: 'Begin' }));
    await expect(canvas.getByRole('progressbar')).toHaveValue(0.4);
    await expect(canvas.getByText('Uploading your photo.')).toHaveRole('status');
    await expect(canvas.getByRole('button', { name: /Register/ })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Each refusal of the provider shows under its field. */
export const RefusedByProvider = meta.story({
  args: {
    fieldErrors: {
      email: 'This e-mail is already registered.',
      password: 'The password is too weak.',
    },
  },
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText('E-mail');
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('This e-mail is already registered.');
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('The password is too weak.');
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(await canvas.findByText('Email Address is required')).toBeVisible();
  },
});

const taken = 'This e-mail is already registered.';

/** An app that keeps its errors until the next response. */
function AlwaysRefused(form: RegisterFormProps) {
  const [attempts, setAttempts] = useState(0);
  const [pending, setPending] = useState(false);
  return (
    <>
      <RegisterForm
        {...form}
        onSubmit={() => setPending(true)}
        pending={pending}
        fieldErrors={attempts > 0 ? { email: taken } : undefined}
      />
      <Button
        kind="quiet"
        size="small"
        onClick={() => {
          setAttempts(attempts + 1);
          setPending(false);
        }}
      >
        Refuse
      </Button>
    </>
  );
}

export const RefusedTwice = meta.story({
  render: (args) => <AlwaysRefused {...args} />,
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText('E-mail');
    await userEvent.type(canvas.getByLabelText('Name'), 'Nadia Rahman');
    await userEvent.type(email, seller.email);
    await userEvent.type(canvas.getByLabelText('Password'), 'opensesame');
    await userEvent.upload(canvas.getByLabelText('Photo'), await photo());
    await canvas.findByRole('img');
    for (const _attempt of [1, 2]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: /Register/ })).toHaveAttribute('aria-disabled'));
      await expect(email).not.toHaveAccessibleDescription(taken);
      await userEvent.click(canvas.getByRole('button', { name: 'Refuse' }));
      await waitFor(() => expect(email).toHaveAccessibleDescription(taken));
      await expect(email).toHaveFocus();
    }
  },
});

export const Refused = meta.story({
  args: {
    error: {
      message: 'The connection was lost on the way.',
      detail: 'The sign-in service says: network request failed.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The connection was lost on the way.');
  },
});

/** The connection dropped after the account was created: the form asks only for the rest. */
export const AccountExists = meta.story({
  args: { account: { email: 'sadia@appleonly.example', name: 'Sadia' }, onOtherAccount: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('E-mail')).toBeDisabled();
    await expect(canvas.queryByLabelText('Password')).not.toBeInTheDocument();
    // The account's name is only a suggestion; the entered one counts.
    await expect(canvas.getByLabelText('Name')).toHaveValue('Sadia');
    await userEvent.type(canvas.getByLabelText('Name'), ' Karim');
    await userEvent.upload(canvas.getByLabelText('Photo'), await photo());
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Sadia Karim', email: 'sadia@appleonly.example', password: '' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Use another account' }));
    await expect(args.onOtherAccount).toHaveBeenCalledOnce();
  },
});

/** A user with a Google account becomes a buyer without being asked for a role. */
export const FixedRole = meta.story({
  args: { account: { email: 'sadia@appleonly.example', name: 'Sadia Karim', role: 'buyer' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
    await userEvent.upload(canvas.getByLabelText('Photo'), await photo());
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ role: 'buyer' }));
  },
});

export const WaitingForGoogle = meta.story({
  args: { google: { onContinue: fn(), pending: true, onCancel: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.google?.onCancel).toHaveBeenCalledOnce();
  },
});

/** How a page uses it: sent, refused, sent again, registered. The user enters and chooses everything only once. */
function Attempts(form: RegisterFormProps) {
  const [attempts, setAttempts] = useState(0);
  if (attempts === 2) return <output>User Created Successfully.</output>;
  return (
    <RegisterForm
      {...form}
      onSubmit={(registration) => {
        setAttempts(attempts + 1);
        return form.onSubmit(registration);
      }}
      error={attempts === 1 ? signInErrors.networkRequestFailed : undefined}
    />
  );
}

export const SecondAttempt = meta.story({
  render: (args) => <Attempts {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Nadia Rahman');
    await userEvent.type(canvas.getByLabelText('E-mail'), seller.email);
    await userEvent.upload(canvas.getByLabelText('Photo'), await photo());
    await userEvent.type(canvas.getByLabelText('Password'), 'opensesame{Enter}');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(
      `${signInErrors.networkRequestFailed.message}${signInErrors.networkRequestFailed.detail}`,
    );
    // Scrolled into view: the submit button is a screen away.
    await waitFor(() => expect(alert.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await expect(canvas.getByLabelText('Password')).toHaveValue('opensesame');
    await expect(canvas.getByRole('img', { name: 'The chosen photo, sadia.webp' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('User Created Successfully.');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
});

export const WithGoogle = meta.story({
  args: { google: { onContinue: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'continue with Google' }));
    await expect(args.google?.onContinue).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const GoogleFailed = meta.story({
  args: { google: { onContinue: fn() }, error: signInErrors.popupBlocked },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      `${signInErrors.popupBlocked.message}${signInErrors.popupBlocked.detail}`,
    );
  },
});

export const At320 = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Another language, and another direction; no English is left. */
export const RightToLeftInAnotherLanguage = meta.story({
  args: {
    google: { onContinue: fn() },
    labels: {
      name: 'الاسم',
      role: 'أنا',
      roles: { buyer: 'مشترٍ', seller: 'بائع' },
      email: 'البريد الإلكتروني',
      password: 'كلمة السر',
      image: 'الصورة',
      submit: 'سجّل',
      alreadyRegistered: 'مسجّل من قبل؟',
      login: 'ادخل',
      nameRequired: 'الاسم مطلوب',
      emailRequired: 'البريد الإلكتروني مطلوب',
      passwordRequired: 'كلمة السر مطلوبة',
      imageRequired: 'الصورة مطلوبة',
      passwordInput: { show: 'أظهر', showPassword: 'أظهر كلمة السر' },
      photoInput: { choose: 'اختر صورة', drop: 'أو أفلتها هنا', limits: 'حتى ١٠ ميغابايت' },
      googleButton: { or: 'أو', google: 'المتابعة عبر جوجل' },
    },
  },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        {Story()}
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'سجّل' }));
    await expect(await canvas.findByText('الصورة مطلوبة')).toBeVisible();
    await expect(canvasElement.textContent).not.toMatch(/[A-Za-z]/);
    await userEvent.click(canvas.getByRole('radio', { name: 'بائع' }));
    await expect(canvas.getByRole('radio', { name: 'بائع' })).toHaveAttribute('value', 'seller');
  },
});
