import { enteredOf } from '@apple-only/contract';
import { macBook, newProduct } from '@apple-only/contract/fixtures';
import { expect, userEvent as user, type within } from 'storybook/test';
import { expectFieldError } from '../Field/field-error.suite.ts';

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

/** Sends the form with one invalid field, which the summary of errors names. */
export async function expectOnlyError(
  canvas: Canvas,
  label: string,
  message: string,
  validText = 'Something else',
  entry?: string,
) {
  await addThePhoto(canvas);
  if (entry) await user.type(canvas.getByLabelText(label), entry);
  await send(canvas);
  await expect(await canvas.findAllByRole('button', { name: label })).toHaveLength(1);
  await expectFieldError(canvas, label, message, validText);
}
