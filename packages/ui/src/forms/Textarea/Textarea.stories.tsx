import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { Textarea } from './Textarea.tsx';

const line = 'One faint line on the lid near the hinge, visible only against the light. ';

const meta = preview.meta({
  title: 'Forms/Textarea',
  component: Textarea,
  args: { name: 'description', rows: 4, onChange: fn() },
  render: (args) => (
    <Field label="Description">
      <Textarea {...args} />
    </Field>
  ),
});

export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const textarea = canvas.getByRole('textbox', { name: 'Description' });
    await expect(textarea).not.toHaveAttribute('aria-invalid');
    await userEvent.type(textarea, 'Two lines,{Enter}as typed.');
    await expect(textarea).toHaveValue('Two lines,\nas typed.');
    await expect(args.onChange).toHaveBeenCalled();
    // Below 16 px, phones zoom in.
    await expect(Number.parseFloat(getComputedStyle(textarea).fontSize)).toBeGreaterThanOrEqual(16);
  },
});

export const Filled = meta.story({
  args: { defaultValue: line.repeat(2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue(line.repeat(2));
  },
});

export const GrowsWithText = meta.story({
  play: async ({ canvas, userEvent }) => {
    const textarea = canvas.getByRole('textbox');
    const empty = textarea.clientHeight;
    await userEvent.click(textarea);
    await userEvent.paste('Another line.\n'.repeat(8));
    await expect(textarea.clientHeight).toBeGreaterThan(empty);
    await expect(textarea.scrollHeight).toBe(textarea.clientHeight);
  },
});

/** It stops growing before it fills a page, and scrolls. */
export const VeryLong = meta.story({
  args: { defaultValue: line.repeat(130) },
  play: async ({ canvas }) => {
    const textarea = canvas.getByRole('textbox');
    await expect(textarea.scrollHeight).toBeGreaterThan(textarea.clientHeight);
    await expect(textarea.clientHeight).toBeLessThan(window.innerHeight);
  },
});

export const OneVeryLongWord = meta.story({
  args: { defaultValue: 'M'.repeat(300) },
  play: async ({ canvas }) => {
    const textarea = canvas.getByRole('textbox');
    await expect(textarea.scrollWidth).toBe(textarea.clientWidth);
  },
});

export const Disabled = meta.story({
  args: { defaultValue: line, disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
});

export const Invalid = meta.story({
  render: (args) => (
    <Field label="Description" error="Descriptions">
      <Textarea {...args} />
    </Field>
  ),
  play: async ({ canvasElement }) => {
    const textarea = canvasElement.querySelector('textarea');
    await expect(textarea).toBeInvalid();
    await expect(textarea).toHaveAccessibleDescription('Descriptions');
  },
});

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole('textbox')).outlineStyle).toBe('solid');
  },
});

/** The entered text decides its direction, not the page. */
export const RightToLeft = meta.story({
  args: { defaultValue: 'بطارية ٩١ ٪، مع العلبة والشاحن الأصلي.\nAll ports tight.' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    const { direction, unicodeBidi } = getComputedStyle(canvas.getByRole('textbox'));
    await expect([direction, unicodeBidi]).toEqual(['rtl', 'plaintext']);
  },
});
