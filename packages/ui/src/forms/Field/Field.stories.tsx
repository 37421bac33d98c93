import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, userEvent as user, waitFor, type within } from 'storybook/test';
import { withClockStopped } from '../../clock.suite.ts';
import { Choice } from '../Choice/Choice.tsx';
import { Input } from '../Input/Input.tsx';
import { Textarea } from '../Textarea/Textarea.tsx';
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

/** Screen readers read hint and error with the control, the hint first. */
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

const limit = 40;
type Canvas = ReturnType<typeof within>;

/** Replaces the text, as a paste does. */
async function enter(canvas: Canvas, text: string) {
  await user.clear(canvas.getByRole('textbox'));
  if (text !== '') await user.paste(text);
}

/** The control is valid and described by the note, or invalid and described by the error. */
async function expectDescription(canvas: Canvas, note: string, isWrong = false) {
  const control = canvas.getByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(control).toHaveAccessibleDescription(note));
  await expect(control.getAttribute('aria-invalid')).toBe(isWrong ? 'true' : null);
}

/** The note appears only in the last tenth of the limit. */
export const FarFromItsLimit = meta.story({
  args: { limit },
  play: async ({ canvas }) => {
    await enter(canvas, 'M'.repeat(limit - 5));
    await expectDescription(canvas, '');
    await expect(canvas.queryByText(/character/)).not.toBeInTheDocument();
  },
});

export const CloseToItsLimit = meta.story({
  args: { limit },
  play: async ({ canvas, userEvent }) => {
    await enter(canvas, 'M'.repeat(limit - 4));
    await expectDescription(canvas, '4 characters left.');
    await expect(canvas.getByText('4 characters left.', { selector: 'p' })).toBeVisible();
    await userEvent.keyboard('MMM');
    await expectDescription(canvas, '1 character left.');
    // The shop removes white space around a text.
    await userEvent.keyboard('   ');
    await expectDescription(canvas, '1 character left.');
  },
});

export const LimitReached = meta.story({
  args: { limit },
  play: async ({ canvas, userEvent }) => {
    await enter(canvas, 'M'.repeat(limit));
    await expectDescription(canvas, 'No characters left.');
    await userEvent.keyboard('{Backspace}');
    await expectDescription(canvas, '1 character left.');
    await enter(canvas, '');
    await expectDescription(canvas, '');
  },
});

/** A text that is too long stays until it is shortened; the error says how much is too much. */
export const PastedOverItsLimit = meta.story({
  args: { limit },
  play: async ({ canvas, userEvent }) => {
    const long = 'M'.repeat(limit + 12);
    await enter(canvas, long);
    await expect(canvas.getByRole('textbox')).toHaveValue(long);
    await expectDescription(canvas, '12 characters too many. Shorten this to 40 characters.', true);
    await expect(canvas.getByText(/^12 characters too many/, { selector: 'p' })).toBeVisible();
    await userEvent.keyboard('{Backspace>11}');
    await expectDescription(canvas, '1 character too many. Shorten this to 40 characters.', true);
    await userEvent.keyboard('{Backspace}');
    await expectDescription(canvas, 'No characters left.');
    await enter(canvas, '');
    await expectDescription(canvas, '');
  },
});

/** The error of the limit takes precedence over that of the app: the field shows one error at a time. */
export const OverItsLimitWithAnotherError = meta.story({
  args: { limit, error: 'Enter an e-mail address like name@example.com.' },
  play: async ({ canvas }) => {
    await enter(canvas, 'M'.repeat(limit + 1));
    await expectDescription(canvas, '1 character too many. Shorten this to 40 characters.', true);
    await enter(canvas, 'M'.repeat(limit));
    await expectDescription(canvas, 'Enter an e-mail address like name@example.com. No characters left.', true);
  },
});

export const LongTextOverItsLimit = meta.story({
  args: {
    limit: 2000,
    hint: 'As you would tell it.',
    children: <Textarea name="name" defaultValue={'M'.repeat(3234)} />,
  },
  play: ({ canvas }) =>
    expectDescription(
      canvas,
      'As you would tell it. 1,234 characters too many. Shorten this to 2,000 characters.',
      true,
    ),
});

/** Text that the app itself fills in counts, too. */
export const FilledInByApp = meta.story({
  args: { limit },
  render: function Filled(args) {
    const [value, setValue] = useState('M'.repeat(limit + 1));
    return (
      <>
        <Field {...args}>
          <Input name="name" value={value} onChange={({ target }) => setValue(target.value)} />
        </Field>
        <button type="button" onClick={() => setValue('')}>
          Empty
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expectDescription(canvas, '1 character too many. Shorten this to 40 characters.', true);
    await userEvent.click(canvas.getByRole('button', { name: 'Empty' }));
    await expectDescription(canvas, '');
  },
});

/** Announced after a pause in typing, not at every letter, and not after the user has left the field. */
export const LimitAnnounced = meta.story({
  args: { limit },
  play: ({ canvas, userEvent }) =>
    withClockStopped(async (clock) => {
      const status = canvas.getByRole('status');
      await enter(canvas, 'M'.repeat(limit - 4));
      for (const left of ['3 characters left.', '2 characters left.']) {
        clock.tick(999);
        await userEvent.keyboard('M');
        await expectDescription(canvas, left);
        await expect(status).toBeEmptyDOMElement();
      }
      clock.tick(1000);
      await waitFor(() => expect(status).toHaveTextContent('2 characters left.'));
      await userEvent.paste('MMM');
      clock.tick(1000);
      await waitFor(() => expect(status).toHaveTextContent('1 character too many.'));
      await userEvent.tab();
      await waitFor(() => expect(status).toBeEmptyDOMElement());
    }),
});

export const LimitInAnotherLanguage = meta.story({
  args: { limit },
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await enter(canvas, 'M'.repeat(limit));
    await expectDescription(canvas, 'Mehr Zeichen passen nicht.');
    await enter(canvas, 'M'.repeat(limit + 2));
    await expectDescription(canvas, '2 Zeichen zu viel. Bitte auf 40 Zeichen kürzen.', true);
  },
});
