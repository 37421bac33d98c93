import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Button } from '../../parts/Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { PasswordInput } from './PasswordInput.tsx';

const meta = preview.meta({
  title: 'Forms/PasswordInput',
  component: PasswordInput,
  args: { name: 'password', autoComplete: 'current-password' as const, defaultValue: 'opensesame' },
  render: (args) => (
    <Field label="Password">
      <PasswordInput {...args} />
    </Field>
  ),
});

export const Hidden = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeVisible();
  },
});

export const Shown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
});

/** The password is hidden again, so that no browser stores it as the text of an ordinary field. */
export const HiddenAgainWhenSent = meta.story({
  decorators: [
    (Story) => (
      <form onSubmit={(event) => event.preventDefault()} style={{ display: 'grid', gap: '1.25rem' }}>
        {Story()}
        <Button type="submit">Login</Button>
      </form>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await expect(canvas.getByLabelText('Password')).toHaveValue('opensesame');
  },
});

export const Invalid = meta.story({
  render: (args) => (
    <Field label="Password" error="Password must be 6 characters or longer">
      <PasswordInput {...args} />
    </Field>
  ),
  args: { defaultValue: '1234' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('input')).toBeInvalid();
  },
});
