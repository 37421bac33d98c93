import preview from '#storybook/preview';
import { bookingLocations } from '@apple-only/contract';
import { expect } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { Select } from './Select.tsx';

const meta = preview.meta({
  title: 'Forms/Select',
  component: Select,
  args: { name: 'location', options: bookingLocations },
  render: (args) => (
    <Field label="Location">
      <Select {...args} />
    </Field>
  ),
});

export const FirstOptionSelected = meta.story({
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Location' });
    await expect(select).toHaveValue('Dhaka');
    await userEvent.selectOptions(select, 'Jessore');
    await expect(select).toHaveValue('Jessore');
  },
});

export const Chosen = meta.story({
  args: { defaultValue: 'Barishal' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('Barishal');
  },
});

/** The values stay the specification's words; the labels can differ. */
export const CustomLabels = meta.story({
  args: { options: ['macBook', 'iphone'], names: { macBook: 'MacBook', iphone: 'iPhone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { name: 'MacBook' })).toHaveValue('macBook');
  },
});

/** Less likely options are in a separate group. */
export const GroupedOptions = meta.story({
  args: { options: ['128 GB', '256 GB'], further: { name: 'Other sizes', options: ['64 GB'] }, defaultValue: '64 GB' },
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox');
    await expect(select).toHaveValue('64 GB');
    await expect(canvas.getByRole('group', { name: 'Other sizes' })).toContainElement(
      canvas.getByRole('option', { name: '64 GB' }),
    );
    await userEvent.selectOptions(select, '128 GB');
    await expect(select).toHaveValue('128 GB');
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
});

export const RightToLeft = meta.story({
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('combobox')).backgroundPosition).toContain('16px');
  },
});
