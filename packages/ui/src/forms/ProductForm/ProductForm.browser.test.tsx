import { createRoot } from 'react-dom/client';
import { userEvent } from 'storybook/test';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { macBook } from '@apple-only/contract/fixtures';
import { ProductForm } from './ProductForm.tsx';

test('a product that is changed elsewhere changes what the user has not', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  const show = (product: typeof macBook) =>
    root.render(<ProductForm product={product} defaultValues={{ number: '01999 888 777' }} onSubmit={() => {}} />);
  show(macBook);
  const description = page.getByLabelText('Description');
  await expect.element(description).toBeVisible();
  await userEvent.type(description.element(), ' With its box.');
  show({
    ...macBook,
    description: 'With a new battery.',
    number: '01711 000 000',
    selling_price: '777',
    condition: 'Fair',
    battery_cycles: 300,
  });
  await expect.element(page.getByLabelText('Selling price')).toHaveValue('777');
  await expect.element(page.getByRole('radio', { name: 'Fair' })).toBeChecked();
  await expect.element(page.getByLabelText('Battery cycles')).toHaveValue('300');
  await expect.element(description).toHaveValue(`${macBook.description} With its box.`);
  await expect.element(page.getByLabelText('Mobile number')).toHaveValue('01999 888 777');
});
