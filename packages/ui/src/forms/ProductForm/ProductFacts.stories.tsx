import preview from '#storybook/preview';
import { facts, headphones, macBook } from '@apple-only/contract/fixtures';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { addThePhoto, type Canvas, entered, listed, expectOnlyError, send } from './ProductForm.suite.ts';
import { ProductForm } from './ProductForm.tsx';

// The optional facts of the form.
const meta = preview.meta({
  title: 'Forms/ProductForm/Facts',
  component: ProductForm,
  args: { onSubmit: fn(), onDraft: fn(), onAgain: fn(), pending: false },
});

const factsOf = (canvas: Canvas): HTMLDetailsElement => canvas.getByText('More facts (optional)').closest('details');

/** The facts are collapsed, and open on request. All of them are sent in their stored format. */
export const Filled = meta.story({
  args: { defaultValues: entered },
  play: async ({ args, canvas, userEvent }) => {
    await addThePhoto(canvas);
    await expect(factsOf(canvas).open).toBe(false);
    await userEvent.click(canvas.getByText('More facts (optional)'));
    const typed = {
      Model: facts.model,
      Colour: facts.colour,
      'Battery health (%)': String(facts.battery_health),
      'Battery cycles': String(facts.battery_cycles),
      'Where the marks are': facts.marks,
      'Repaired or replaced parts': facts.replaced_parts,
      'Warranty until': facts.warranty_until,
      'In the box': facts.in_the_box,
    };
    for (const [label, value] of Object.entries(typed))
      await fireEvent.input(canvas.getByLabelText(label), { target: { value } });
    await userEvent.selectOptions(canvas.getByLabelText('Storage'), facts.storage);
    await userEvent.selectOptions(canvas.getByLabelText('Memory'), facts.memory);
    await userEvent.selectOptions(canvas.getByLabelText('Screen marks'), 'No marks');
    await userEvent.selectOptions(canvas.getByLabelText('Body marks'), 'Faint marks that you see only up close');
    await userEvent.click(canvas.getByRole('checkbox', { name: /I have signed the device out of iCloud/ }));
    await send(canvas);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...entered, ...facts, image: expect.any(File) }));
    await expect(args.onDraft).toHaveBeenLastCalledWith({ ...entered, ...facts, image: expect.any(File) });
  },
});

/** Digits as sellers type them in Bengali and in Arabic. */
export const DigitsInOtherScripts = meta.story({
  args: { product: { ...macBook, ...facts } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('Battery health (%)'));
    await userEvent.type(canvas.getByLabelText('Battery health (%)'), '৮৫');
    await userEvent.clear(canvas.getByLabelText('Battery cycles'));
    await userEvent.type(canvas.getByLabelText('Battery cycles'), ' ٢١٢ ');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    const changes = { ...listed, ...facts, battery_health: 85, battery_cycles: 212 };
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(changes));
  },
});

/** A draft with facts opens them. */
export const FactOutOfRange = meta.story({
  args: { defaultValues: { ...entered, battery_health: 91 } },
  play: async ({ canvas, userEvent }) => {
    await expect(factsOf(canvas).open).toBe(true);
    await expectOnlyError(canvas, 'Battery cycles', 'Enter a whole number from 0 to 9999.', '212', 'many');
    await userEvent.clear(canvas.getByLabelText('Battery cycles'));
    await userEvent.type(canvas.getByLabelText('Battery health (%)'), '9');
    await expect(canvas.getByLabelText('Battery health (%)')).toHaveValue('919');
    await send(canvas);
    await expect(await canvas.findByText('Enter a whole number from 1 to 100.')).toBeVisible();
  },
});

/** A mistyped year. */
export const DayOutOfRange = meta.story({
  args: { defaultValues: { ...entered, warranty_until: '0202-03-31' } },
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Warranty until');
    await addThePhoto(canvas);
    for (const wrong of ['0202-03-31', '2100-01-01']) {
      await fireEvent.input(field, { target: { value: wrong } });
      await send(canvas);
      await waitFor(() => expect(field).toHaveAccessibleDescription('Enter a day from 2000-01-01 to 2099-12-31.'));
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await fireEvent.input(field, { target: { value: '2099-12-31' } });
    await waitFor(() => expect(field).not.toHaveAttribute('aria-invalid'));
    await send(canvas);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ warranty_until: '2099-12-31' })),
    );
  },
});

/** A warning, not an error. */
export const BelowCondition = meta.story({
  args: { defaultValues: { ...entered, condition: 'Excellent', battery_health: 71, screen_marks: 'Visible' } },
  play: async ({ args, canvas, userEvent }) => {
    const warning = canvas.getByText('The facts do not fit “Excellent”.', { exact: false }).closest('[role=status]');
    await expect(warning).toHaveTextContent('Battery health: “71 %”. This condition: “85 % or more”.');
    await expect(warning).toHaveTextContent('Screen: “Scratches that you see at arm’s length”.');
    await addThePhoto(canvas);
    await send(canvas);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('radio', { name: 'Fair' }));
    await waitFor(() => expect(warning).toBeEmptyDOMElement());
  },
});

/** A fact that is withdrawn is null; one that was never stated is omitted. */
export const EditingFacts = meta.story({
  args: { product: { ...macBook, ...facts, colour: undefined } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(factsOf(canvas).open).toBe(true);
    await expect(canvas.getByLabelText('Warranty until')).toHaveValue(facts.warranty_until);
    await userEvent.clear(canvas.getByLabelText('Battery cycles'));
    await userEvent.selectOptions(canvas.getByLabelText('Storage'), 'Not stated');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    const { colour: _colour, ...stated } = facts;
    const changes = { ...listed, ...stated, battery_cycles: null, storage: null, icloud_off: null };
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(changes));
  },
});

export const FactsOfABookedProduct = meta.story({
  args: { product: { ...headphones, ...facts } },
  play: async ({ args, canvas, userEvent }) => {
    for (const label of ['Model', 'Storage', 'Battery cycles', 'Warranty until']) {
      await expect(canvas.getByLabelText(label)).toBeDisabled();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining(facts)));
  },
});
