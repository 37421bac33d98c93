import '../../theme/default-theme.css.ts';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { macBook, newProduct } from '@apple-only/contract/fixtures';
import type { ReactElement } from 'react';
import { ShopProvider } from '../../parts/ShopProvider/ShopProvider.tsx';
import { chooseFiles, holdDecoding, largePhoto } from '../PhotoInput/photos.suite.ts';
import { ProductForm } from './ProductForm.tsx';

const { img: _, ...entered } = newProduct;

let show: (form: ReactElement) => void;
beforeEach(() => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  show = (form) => root.render(form);
  return () => {
    root.unmount();
    container.remove();
    vi.restoreAllMocks();
  };
});

test('a product that changes meanwhile updates only the fields that the user has not edited', async () => {
  const showProduct = (product: typeof macBook) =>
    show(<ProductForm product={product} defaultValues={{ number: '01999 888 777' }} onSubmit={() => {}} />);
  showProduct(macBook);
  const description = page.getByLabelText('Description');
  await expect.element(description).toBeVisible();
  await userEvent.type(description, ' With its box.');
  showProduct({
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

const save = () => userEvent.click(page.getByRole('button', { name: 'Save changes' }));

test('a half-typed or impossible date is refused, and an emptied field clears the stored date', async () => {
  const onSubmit = vi.fn<() => void>();
  show(<ProductForm product={{ ...macBook, warranty_until: '2027-03-31' }} onSubmit={onSubmit} />);
  const day = page.getByLabelText('Warranty until');
  await expect.element(day).toHaveValue('2027-03-31');
  // There is no 31st of February.
  for (const keys of ['0231', '03']) {
    await userEvent.type(day, keys);
    await save();
    await expect.element(day).toHaveFocus();
    await expect.element(day).toHaveAccessibleDescription('Enter a day from 2000-01-01 to 2099-12-31.');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.fill(day, '');
  }
  await userEvent.click(page.getByLabelText('Where the marks are'));
  await expect.element(day).toBeValid();
  await save();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ warranty_until: null })));
});

test('the facts cannot be collapsed while one of them is invalid', async () => {
  show(<ProductForm product={macBook} onSubmit={() => {}} />);
  const summary = page.getByText(/^More facts/);
  const cycles = page.getByLabelText('Battery cycles');
  await userEvent.click(summary);
  await userEvent.fill(cycles, 'many');
  await save();
  await expect.element(cycles).toHaveFocus();
  await userEvent.click(summary);
  await expect.element(cycles).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Battery cycles' }));
  await expect.element(cycles).toHaveFocus();
  await userEvent.fill(cycles, '300');
  await userEvent.click(summary);
  await expect.element(cycles).not.toBeVisible();
});

test('the form is not submitted while photos are still being prepared', async () => {
  const finish = holdDecoding();
  const onSubmit = vi.fn<() => void>();
  const image = new File(['first'], 'first.webp', { type: 'image/webp' });
  show(<ProductForm defaultValues={{ ...entered, image }} onSubmit={onSubmit} />);
  const photo = page.getByLabelText('Photo', { exact: true });
  await expect.element(photo).toBeInTheDocument();
  chooseFiles(photo.element() as HTMLInputElement, [await largePhoto()]);
  await userEvent.click(page.getByRole('button', { name: 'Add product' }));
  await expect.element(photo).toHaveAccessibleDescription(/^Wait until the photos are ready\./);
  expect(onSubmit).not.toHaveBeenCalled();
  await finish();
  await expect.element(photo).toBeValid();
  await userEvent.click(page.getByRole('button', { name: 'Add product' }));
  await vi.waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ photos: [image, expect.any(File)] })),
  );
});

test('an amount does not overlap its currency sign, however long the sign is', async () => {
  const sizes = async (currency: string) => {
    show(
      <ShopProvider currency={currency}>
        <ProductForm defaultValues={{ selling_price: '540' }} onSubmit={() => {}} />
      </ShopProvider>,
    );
    const price = page.getByLabelText('Selling price');
    await expect.element(page.getByText(currency.trim(), { exact: true }).first()).toBeVisible();
    const input = price.element();
    const text = document.createRange();
    const sign = input.previousElementSibling;
    if (sign) text.selectNodeContents(sign);
    const { borderInlineStartWidth, paddingInlineStart } = getComputedStyle(input);
    const { left, width } = input.getBoundingClientRect();
    return {
      begin: left + Number.parseFloat(borderInlineStartWidth) + Number.parseFloat(paddingInlineStart),
      end: text.getBoundingClientRect().right,
      isWide: width === input.parentElement?.getBoundingClientRect().width,
    };
  };
  for (const currency of ['$', 'CHF ', 'MWK ']) {
    const { begin, end, isWide } = await sizes(currency);
    expect(begin).toBeGreaterThan(end);
    expect(isWide).toBe(true);
  }
});

test('a warning lists its reasons, not inside an output element, which cannot contain a list', async () => {
  show(<ProductForm defaultValues={{ ...entered, condition: 'Excellent', battery_health: 71 }} onSubmit={() => {}} />);
  const warning = page.getByRole('status').filter({ hasText: 'The facts do not fit' });
  await expect.element(warning.getByRole('list').getByRole('listitem')).toBeVisible();
  expect(document.querySelectorAll('output ul')).toHaveLength(0);
});
