import { buyer, macBook } from '@apple-only/contract/fixtures';
import preview from '#storybook/preview';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { addThePhoto, entered, send } from '../../forms/ProductForm/ProductForm.suite.ts';
import { ProductForm } from '../../forms/ProductForm/ProductForm.tsx';
import { Footer } from '../../frame/Footer/Footer.tsx';
import { Header } from '../../frame/Header/Header.tsx';
import { Page } from '../../frame/Page/Page.tsx';
import { Overview } from '../../frame/Overview/Overview.tsx';
import { CategoryLinks } from '../../home/CategoryLinks/CategoryLinks.tsx';
import { Hero } from '../../home/Hero/Hero.tsx';
import { Grid } from '../../frame/Grid/Grid.tsx';
import { BookingModal } from '../../products/BookingModal/BookingModal.tsx';
import { GradeGuide } from '../../products/GradeGuide/GradeGuide.tsx';
import { ProductTile } from '../../products/ProductTile/ProductTile.tsx';
import { ProductDetail } from '../../products/ProductDetail/ProductDetail.tsx';
import { ActiveFilters } from '../../search/ActiveFilters/ActiveFilters.tsx';
import { SearchResults } from '../../search/SearchResults/SearchResults.tsx';
import { NotFound } from '../../states/NotFound/NotFound.tsx';
import {
  bloomFacets,
  type BloomCategory,
  type BloomFilters,
  type BloomLocation,
  phone,
  secondBloom,
  watch,
} from './second-bloom.suite.ts';
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
        header={<Header currentPath="/laptops" signedIn={false} theme="system" onSignOut={fn()} onThemeChange={fn()} />}
        footer={<Footer />}
      >
        <NotFound picture="" />
      </Page>
    ),
  },
});

/** Header, footer and pages have the shop's name and addresses; all that it does not set has its default. */
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

/** Prices have another currency sign, and so do amounts in sentences. */
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

const filters: BloomFilters = { category: ['phones', 'watches'], location: ['wien'] };

/** Another shop sells other things in other places: its header, filters, cards and footer name them. */
export const OwnCategoriesAndPlaces = meta.story({
  args: {
    ...secondBloom,
    links: undefined,
    children: (
      <Page
        header={<Header currentPath="/phones" signedIn={false} theme="system" onSignOut={fn()} onThemeChange={fn()} />}
        footer={<Footer />}
      >
        <Hero heading="Devices that bloom again." text="Phones, tablets and watches, in Berlin and Vienna.">
          <CategoryLinks<BloomCategory>
            pictures={{
              phones: '/pictures/phone-duo-sage.webp',
              tablets: '/pictures/phone-pro-starlight.webp',
              watches: '/pictures/mouse-graphite.webp',
              accessories: '/pictures/headphones-silver.webp',
            }}
          />
        </Hero>
        <SearchResults filters={filters} onChange={fn()} facets={bloomFacets} total={{ count: 2, more: false }}>
          <Grid columns={3}>
            <ProductTile product={phone} href="/phones/1" headingLevel={2} />
            <ProductTile product={watch} href="/watches/2" headingLevel={2} />
          </Grid>
        </SearchResults>
      </Page>
    ),
  },
  play: async ({ canvas }) => {
    const categories = {
      Phones: '/phones',
      Tablets: '/tablets',
      Watches: '/watches',
      Accessories: '/category/accessories',
    };
    const hrefs = (place: HTMLElement) =>
      within(place)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    const header = within(canvas.getByRole('banner'));
    for (const [name, href] of Object.entries(categories)) {
      await expect(header.getByRole('link', { name: name.toUpperCase() })).toHaveAttribute('href', href);
    }
    await expect(header.getByRole('link', { current: 'page' })).toHaveTextContent('PHONES');
    await expect(hrefs(canvas.getByRole('navigation', { name: 'Categories' }))).toEqual(Object.entries(categories));
    await expect(hrefs(canvas.getByRole('list', { name: 'Devices' }))).toEqual(Object.entries(categories));
    await expect(canvas.getByRole('checkbox', { name: 'Tablets 3 products' })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Vienna 6 products' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Remove Watches' })).toBeVisible();
    const card = within(canvas.getByRole('article', { name: 'Fairphone 5' }));
    await expect(card.getByText('Phones')).toBeVisible();
    await expect(card.getByText('Vienna')).toBeVisible();
    await expect(canvas.queryByText(/MacBook|Dhaka/)).not.toBeInTheDocument();
  },
});

/** A condition means the same as in the contract's category that `gradedAs` names. */
export const OwnCategoryOfAProduct = meta.story({
  args: {
    ...secondBloom,
    links: undefined,
    children: (
      <main>
        <ProductDetail product={phone} contact={null} />
        <GradeGuide category="phones" condition={phone.condition} />
        <GradeGuide category="watches" />
      </main>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Phones' })).toHaveAttribute('href', '/phones');
    const phones = within(canvas.getByRole('table', { name: 'Phones' }));
    await expect(phones.getByRole('rowheader', { name: 'Battery health' })).toBeVisible();
    const watches = within(canvas.getByRole('table', { name: 'Watches' }));
    await expect(watches.getByRole('rowheader', { name: 'Screen' })).toBeVisible();
    await expect(watches.queryByRole('rowheader', { name: 'Battery health' })).not.toBeInTheDocument();
  },
});

const { category: _, ...withoutCategory } = entered;
const listed = fn();
const models = [{ name: 'Fairphone 5', year: 2023, category: 'phones', colours: ['Matte Black', 'Sky Blue'] }];

/** Sellers choose among the shop's own values. A model sets the category, and too high a grade causes a warning. */
export const OwnCategoriesInAForm = meta.story({
  args: {
    ...secondBloom,
    links: undefined,
    children: (
      <main>
        <ProductForm<BloomCategory, BloomLocation>
          defaultValues={{ ...withoutCategory, location: 'wien', condition: 'Excellent' }}
          models={models}
          onSubmit={listed}
        />
      </main>
    ),
  },
  beforeEach: () => {
    listed.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    const places = within(canvas.getByLabelText('Location')).getAllByRole('option');
    await expect(places.map(({ textContent }) => textContent)).toEqual(['Berlin', 'Vienna', 'Graz']);
    await userEvent.type(canvas.getByRole('combobox', { name: 'Model' }), 'fair');
    await canvas.findAllByRole('option', { name: 'Fairphone 5 2023' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('radio', { name: 'Phones' })).toBeChecked();
    await userEvent.type(canvas.getByLabelText('Battery health (%)'), '85');
    await waitFor(() => expect(canvas.getByText(/This condition: “90 % or more”/)).toBeVisible());
    // The grades of watches do not depend on a battery.
    await userEvent.click(canvas.getByRole('radio', { name: 'Watches' }));
    await waitFor(() => expect(canvas.queryByText(/This condition: “90 % or more”/)).not.toBeInTheDocument());
    await expect(canvas.getByText('Category: “Watches”. This model: “Phones”.')).toBeVisible();
    await addThePhoto(canvas);
    await send(canvas);
    await waitFor(() =>
      expect(listed).toHaveBeenCalledWith(expect.objectContaining({ category: 'watches', location: 'wien' })),
    );
  },
});

const booked = fn();

/** Buyers can collect only at the places for bookings. */
export const OwnPlacesForBookings = meta.story({
  args: {
    ...secondBloom,
    links: undefined,
    children: (
      <main>
        <BookingModal<'wien'> defaultOpen product={phone} user={buyer} onSubmit={booked} />
      </main>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
  beforeEach: () => {
    booked.mockClear();
  },
  play: async ({ userEvent }) => {
    const places = within(await screen.findByLabelText('Location')).getAllByRole('option');
    await expect(places.map(({ textContent }) => textContent)).toEqual(['Vienna']);
    await userEvent.click(screen.getByRole('button', { name: 'Booking Confirm' }));
    await waitFor(() => expect(booked).toHaveBeenCalledWith({ phone: '', location: 'wien' }, expect.any(Function)));
  },
});
