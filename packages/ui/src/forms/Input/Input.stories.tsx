import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { Input } from './Input.tsx';

const meta = preview.meta({
  title: 'Forms/Input',
  component: Input,
  args: { name: 'email', type: 'email' },
  render: (args) => (
    <Field label="E-mail">
      <Input {...args} />
    </Field>
  ),
});

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'E-mail' });
    await userEvent.type(input, 'sadia@appleonly.example');
    await expect(input).toHaveValue('sadia@appleonly.example');
    // Below 16 px, phones zoom in.
    await expect(Number.parseFloat(getComputedStyle(input).fontSize)).toBeGreaterThanOrEqual(16);
  },
});

export const Filled = meta.story({
  args: { defaultValue: 'sadia@appleonly.example' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveDisplayValue('sadia@appleonly.example');
  },
});

export const Disabled = meta.story({
  args: { defaultValue: 'sadia@appleonly.example', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
});

export const Invalid = meta.story({
  render: (args) => (
    <Field label="E-mail" error="Email Address is required">
      <Input {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const [input] = canvas.getAllByRole('textbox');
    await expect(input).toBeInvalid();
  },
});

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole('textbox')).outlineStyle).toBe('solid');
  },
});
