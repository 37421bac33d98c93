import { enteredOf } from '@apple-only/contract';
import { macBook, newProduct } from '@apple-only/contract/fixtures';
import { expect, userEvent as user, waitFor, type within } from 'storybook/test';

/** All of a seller's input except the photo. */
const { img: _, ...entered } = newProduct;
/** The same input of a listed product. */
const { img: __, ...listed } = enteredOf(macBook);
export { entered, listed };

export async function photo() {
  const answer = await fetch(newProduct.img);
  return new File([await answer.blob()], 'laptop.webp', { type: 'image/webp' });
}

export type Canvas = ReturnType<typeof within>;

export async function addThePhoto(canvas: Canvas) {
  await user.upload(canvas.getByLabelText('Photo'), await photo());
  await canvas.findByRole('img', { name: /laptop/ });
}

export const send = (canvas: Canvas) => user.click(canvas.getByRole('button', { name: 'Add product' }));

/** Only one field is invalid: it is focused and shows its error until it is corrected, and again when it becomes invalid. */
export async function expectOnlyError(
  canvas: Canvas,
  label: string,
  message: string,
  validText = 'Something else',
  entry?: string,
) {
  await addThePhoto(canvas);
  const field = canvas.getByLabelText(label);
  if (entry) await user.type(field, entry);
  const wrong: string = field.value;
  await send(canvas);
  await waitFor(() => expect(field).toHaveFocus());
  await expect(field).toBeInvalid();
  await expect(field).toHaveAccessibleDescription(message);
  await expect(canvas.getByText(message, { selector: 'p' })).toBeVisible();
  await expect(canvas.getAllByRole('button', { name: label })).toHaveLength(1);
  await user.clear(field);
  await user.paste(validText);
  await waitFor(() => expect(field).not.toHaveAttribute('aria-invalid'));
  await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  await user.clear(field);
  if (wrong) await user.paste(wrong);
  await waitFor(() => expect(field).toHaveAccessibleDescription(message));
}
