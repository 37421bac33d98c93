import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { RegisterForm } from './RegisterForm.tsx';

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

/** What the shop would refuse is said before an account is made with the provider. */
export const NothingThatCounts = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), '   ');
    await userEvent.type(canvas.getByLabelText('E-mail'), 'a b@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'opensesame{Enter}');
    await expect(await canvas.findByText('Name is Required')).toBeVisible();
    await expect(canvas.getByText('This is not a complete e-mail address.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const PhotoMissing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Sadia Karim');
    await userEvent.type(canvas.getByLabelText('E-mail'), 'sadia@appleonly.example');
    // No minimum: the provider has one, and says so itself.
    await userEvent.type(canvas.getByLabelText('Password'), '1{Enter}');
    await expect(await canvas.findByText('Photo is Required')).toBeVisible();
    await expect(canvas.getByLabelText('Photo')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.upload(canvas.getByLabelText('Photo'), await photo());
    await expect(canvas.queryByText('Photo is Required')).not.toBeInTheDocument();
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

export const UploadingThePhoto = meta.story({
  args: { pending: true, progress: 0.4, step: 'Uploading your photo.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Photo'), await photo());
    await canvas.findByRole('img');
    await expect(canvas.getByRole('progressbar')).toHaveValue(0.4);
    await expect(canvas.getByText('Uploading your photo.')).toHaveRole('status');
    await expect(canvas.getByRole('button', { name: /Register/ })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** The provider's own rules, under the fields they are about. */
export const FieldsRefused = meta.story({
  args: {
    fieldErrors: {
      email: 'Somebody is registered with this e-mail already.',
      password: 'The password is too weak.',
    },
  },
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText('E-mail');
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Somebody is registered with this e-mail already.');
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('The password is too weak.');
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(await canvas.findByText('Email Address is required')).toBeVisible();
  },
});

export const Refused = meta.story({
  args: {
    error: { message: 'The connection was lost on the way.', detail: 'Firebase: Error (auth/network-request-failed).' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The connection was lost on the way.');
  },
});

/** The connection dropped after the account was made: only what is missing is asked for. */
export const AccountExists = meta.story({
  args: { account: { email: 'sadia@appleonly.example', name: 'Sadia' }, onOtherAccount: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('E-mail')).toBeDisabled();
    await expect(canvas.queryByLabelText('Password')).not.toBeInTheDocument();
    // The name of the account is a proposal; what is typed counts.
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

export const At320 = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
