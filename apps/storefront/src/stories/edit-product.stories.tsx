import preview from '#storybook/preview';
import { createClient } from '@apple-only/api-client';
import type { Shop as ShopInMemory } from '@apple-only/api-client/testing';
import { buyer, macBook, seller } from '@apple-only/contract/fixtures';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Visit } from './visit.tsx';

const meta = preview.meta({
  title: 'Pages/Edit product',
  component: Visit,
  parameters: { layout: 'fullscreen' },
  args: { path: '/dashboard/sellers/allproducts', as: seller },
});

const path = '/dashboard/sellers/allproducts';
const edit = `${path}?edit=${macBook._id}`;

/** From the card to the form, and back to the changed card. */
export const Edited = meta.story({
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('article', { name: macBook.name }));
    await userEvent.click(card.getByRole('link', { name: 'Edit' }));
    const price = await canvas.findByLabelText('Selling price');
    await expect(canvas.getByRole('heading', { name: 'Edit product' })).toHaveFocus();
    await userEvent.clear(price);
    await userEvent.type(price, '590');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(canvas.getByRole('article', { name: macBook.name })).toHaveFocus());
    await expect(within(canvas.getByRole('article', { name: macBook.name })).getByText('$590')).toBeVisible();
    await expect(await screen.findByText('Changes saved')).toBeVisible();
  },
});

export const Booked = meta.story({
  args: { path: edit, stock: { products: [macBook], bookings: [{ user: buyer._id, product: macBook._id }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^A buyer has booked this product\./)).toBeVisible();
    await expect(canvas.getByLabelText('Selling price')).toBeDisabled();
    await expect(canvas.getByLabelText('Description')).toBeEnabled();
  },
});

/** The shop while its page is open. */
let currentShop: ShopInMemory | undefined;

/** Books the product elsewhere, as a buyer. */
async function book() {
  if (!currentShop) throw new Error('No shop is open.');
  const { accessToken } = currentShop.signIn(buyer.email);
  await createClient({ fetch: currentShop.fetch, token: () => accessToken }).bookProduct({ productId: macBook._id });
}

/** The refusal stays visible, the price resets to the booked one, and the other fields can be saved. */
export const BookedMeanwhile = meta.story({
  args: { path: edit, prepare: (shop) => void (currentShop = shop) },
  play: async ({ canvas, userEvent }) => {
    const price = await canvas.findByLabelText('Selling price');
    await book();
    await userEvent.clear(price);
    await userEvent.type(price, '590');
    await userEvent.type(canvas.getByLabelText('Description'), ' With its box.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^A buyer has booked this product\./);
    await waitFor(() => expect(canvas.getByLabelText('Selling price')).toBeDisabled());
    await expect(canvas.getByLabelText('Selling price')).toHaveValue('620');
    await expect(canvas.getByLabelText<HTMLTextAreaElement>('Description').value).toMatch(/ With its box\.$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await screen.findByText('Changes saved')).toBeVisible();
  },
});

/** The entered changes stay in this browser until they are saved or discarded. */
export const DraftKept = meta.story({
  args: { path: edit },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Product name');
    await userEvent.type(name, ', with a dent');
    await userEvent.click(canvas.getByRole('link', { name: 'My Products' }));
    const card = within(await canvas.findByRole('article', { name: macBook.name }));
    await userEvent.click(card.getByRole('link', { name: 'Edit' }));
    await expect(await canvas.findByLabelText('Product name')).toHaveValue(`${macBook.name}, with a dent`);
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
    await userEvent.click(
      within(await canvas.findByRole('article', { name: macBook.name })).getByRole('link', { name: 'Edit' }),
    );
    await expect(await canvas.findByLabelText('Product name')).toHaveValue(macBook.name);
  },
});

export const Unknown = meta.story({
  args: { path: `${path}?edit=nothing` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We can’t find this product')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to My Products' })).toHaveAttribute('href', path);
  },
});

export const Loading = meta.story({
  args: { path: edit, prepare: (shop) => shop.delay(Infinity, 'listOwnProducts') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Edit product' })).toBeVisible();
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
  },
});
