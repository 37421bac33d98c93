import preview from '#storybook/preview';
import { registrableRoles } from '@apple-only/contract';
import { expect } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { Choice } from './Choice.tsx';

const meta = preview.meta({
  title: 'Forms/Choice',
  component: Choice,
  args: { name: 'role', options: registrableRoles, defaultValue: 'buyer' },
  render: (args) => (
    <Field label="I am a" group>
      <Choice {...args} />
    </Field>
  ),
});

export const Chosen = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'I am a' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'buyer' })).toBeChecked();
  },
});

export const NothingChosen = meta.story({
  args: { defaultValue: '' },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'buyer' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'seller' })).toBeChecked();
  },
});

export const ThreeOptions = meta.story({
  args: { name: 'condition', options: ['Excellent', 'Good', 'Fair'], defaultValue: 'Good' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Good' })).toBeChecked();
  },
});

/** The label names the radio, and the hint describes it. */
export const WithHints = meta.story({
  args: {
    name: 'condition',
    options: ['Good', 'Excellent'],
    hints: { Good: 'Faint marks that you see only up close.', Excellent: 'No marks.' },
    defaultValue: 'Good',
  },
  play: async ({ canvas, userEvent }) => {
    const excellent = canvas.getByRole('radio', { name: 'Excellent' });
    await expect(excellent).toHaveAccessibleDescription('No marks.');
    await userEvent.click(canvas.getByText('No marks.'));
    await expect(excellent).toBeChecked();
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
});
