import { macBook } from '@apple-only/contract/fixtures';
import preview from '#storybook/preview';
import { expect, fn, within } from 'storybook/test';
import { Footer } from '../../frame/Footer/Footer.tsx';
import { Header } from '../../frame/Header/Header.tsx';
import { Page } from '../../frame/Page/Page.tsx';
import { Overview } from '../../frame/Overview/Overview.tsx';
import { ProductDetail } from '../../products/ProductDetail/ProductDetail.tsx';
import { ActiveFilters } from '../../search/ActiveFilters/ActiveFilters.tsx';
import { NotFound } from '../../states/NotFound/NotFound.tsx';
import { ShopProvider } from './ShopProvider.tsx';

/** A shop that is not Apple Only, with one page at another address. */
const meta = preview.meta({
  title: 'Parts/ShopProvider',
  component: ShopProvider,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    brand: { name: 'Second Bite' },
    links: { home: '/start', macBook: '/laptops', about: '/company' },
    children: (
      <Page
        header={<Header currentPath="/laptops" signedIn={false} theme="system" onLogout={fn()} onThemeChange={fn()} />}
        footer={<Footer />}
      >
        <NotFound picture="" />
      </Page>
    ),
  },
});

/** Its name and addresses are in header, footer and pages; what it does not set stays as it is. */
export const AnotherShop = meta.story({
  play: async ({ canvas }) => {
    const header = within(canvas.getByRole('banner'));
    const footer = within(canvas.getByRole('contentinfo'));
    for (const part of [header, footer]) {
      await expect(part.getByRole('link', { name: 'Second Bite' })).toHaveAttribute('href', '/start');
    }
    await expect(header.getByRole('link', { current: 'page' })).toHaveTextContent('MACBOOK');
    await expect(footer.getByRole('heading', { name: 'Second Bite' })).toBeVisible();
    await expect(footer.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/company');
    await expect(footer.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog');
    await expect(canvas.getByRole('link', { name: 'Go back Our Site' })).toHaveAttribute('href', '/start');
    await expect(canvas.queryByText(/Apple Only/)).not.toBeInTheDocument();
  },
});

/** Numbers are grouped as in German. */
export const AnotherLocale = meta.story({
  args: {
    locale: 'de',
    children: <Overview kind="seller" counts={{ products: 12_345, booked: 0, advertised: 0, bookedSince: 0 }} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '12.345 products' })).toBeVisible();
  },
});

/** Its prices have another sign, the amounts in sentences, too. */
export const AnotherCurrency = meta.story({
  args: {
    currency: 'CHF ',
    locale: 'de',
    children: (
      <>
        <ActiveFilters filters={{ minPrice: 1500 }} onChange={fn()} />
        <ProductDetail product={{ ...macBook, original_price: '3200.50' }} contact={null} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove From CHF 1.500' })).toBeVisible();
    await expect(canvas.getByText('CHF 620')).toBeVisible();
    await expect(canvas.getAllByText('CHF 3200.50')).toHaveLength(2);
    await expect(canvas.getByText('You save CHF 2.580,5', { exact: false })).toBeVisible();
    await expect(canvas.queryByText(/\$/)).not.toBeInTheDocument();
  },
});
