import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Choice } from '../Choice/Choice.tsx';
import { Input } from '../Input/Input.tsx';
import { Field } from './Field.tsx';

const meta = preview.meta({
  title: 'Forms/Field',
  component: Field,
  args: { label: 'Name', children: <Input name="name" /> },
});

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Name' });
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.click(canvas.getByText('Name'));
    await expect(input).toHaveFocus();
  },
});

export const WithHint = meta.story({
  args: { hint: 'As it stands on your letter box.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('As it stands on your letter box.');
  },
});

export const Invalid = meta.story({
  args: { error: 'Name is Required' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Name' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Name is Required');
    await expect(canvas.getByText('Name is Required')).toBeVisible();
  },
});

/** Both are read with the control, the hint first. */
export const InvalidWithHint = meta.story({
  args: { hint: 'As it stands on your letter box.', error: 'Name is Required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'As it stands on your letter box. Name is Required',
    );
  },
});

export const Group = meta.story({
  args: {
    label: 'Condition',
    group: true,
    error: 'Condition is Required',
    children: <Choice name="condition" options={['Excellent', 'Good', 'Fair']} />,
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Condition' });
    await expect(group).toHaveAccessibleDescription('Condition is Required');
  },
});
