import preview from '#storybook/preview';
import { productFieldNames, productLabels } from '@apple-only/contract';
import { expect, fn, waitFor } from 'storybook/test';
import { addThePhoto, entered, send } from './ProductForm.suite.ts';
import { ProductForm } from './ProductForm.tsx';
import { limitOf } from './use-product-form.ts';

// The maximum length of each text in the form.
const meta = preview.meta({
  title: 'Forms/ProductForm/Limits',
  component: ProductForm,
  args: { onSubmit: fn(), onDraft: fn(), onAgain: fn(), pending: false },
});

const limits = productFieldNames.flatMap((name) => {
  const limit = name === 'img' || name === 'photos' ? undefined : limitOf(name);
  return limit === undefined ? [] : [{ name, label: productLabels[name], limit }];
});

/** Each field reports when its limit is reached. */
export const Reached = meta.story({
  args: { defaultValues: Object.fromEntries(limits.map(({ name, limit }) => [name, 'M'.repeat(limit)])) },
  play: async ({ canvas }) => {
    await expect(limits.length).toBeGreaterThan(10);
    for (const { label } of limits) {
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription('No characters left.');
      await expect(canvas.getByLabelText(label)).not.toHaveAttribute('aria-invalid');
    }
  },
});

/** Each text that is too long is refused, and stays as pasted. */
export const Exceeded = meta.story({
  args: { defaultValues: entered },
  play: async ({ args, canvas, userEvent }) => {
    await addThePhoto(canvas);
    await userEvent.click(canvas.getByText('More facts (optional)'));
    for (const { label, limit } of limits) {
      await userEvent.clear(canvas.getByLabelText(label));
      await userEvent.paste('M'.repeat(limit + 2));
    }
    await send(canvas);
    const [first] = limits.map(({ label }) => canvas.getByLabelText(label));
    await waitFor(() => expect(first).toHaveFocus());
    for (const { label, limit } of limits) {
      await expect(canvas.getByLabelText(label)).toHaveValue('M'.repeat(limit + 2));
      await expect(canvas.getByLabelText(label)).toBeInvalid();
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(/^2 characters too many/);
      await expect(canvas.getByRole('button', { name: label })).toBeVisible();
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
