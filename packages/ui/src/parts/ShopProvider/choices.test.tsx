import { categories, type Product } from '@apple-only/contract';
import { booking, buyer, iPhone, macBook } from '@apple-only/contract/fixtures';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { everyComponent } from '../../every-component.suite.tsx';
import * as ui from '../../index.ts';
import { german, GermanLabels } from '../../locales/de.ts';
import {
  bloomFacets,
  type BloomCategory,
  type BloomFilters,
  type BloomLocation,
  type BloomProduct,
  unlistedProduct,
  phone,
  secondBloom,
  watch,
} from './second-bloom.suite.ts';

const nothing = () => {};
const inBloom = (children: ReactNode) => renderToString(<ui.ShopProvider {...secondBloom}>{children}</ui.ShopProvider>);
/** The text of a page, without its tags. */
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const header = <ui.Header currentPath="/" signedIn theme="system" onSignOut={nothing} onThemeChange={nothing} />;
const links = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href]) => href);

describe('custom categories and locations', () => {
  test('are in header, footer and home page, in their order; a built-in one keeps its label', () => {
    const html = inBloom(header);
    expect(textOf(html)).toContain('PHONES TABLETS WATCHES ACCESSORIES HOME');
    expect(links(html)).toEqual(['/', '/phones', '/tablets', '/watches', '/category/accessories', '/', '/blog']);
    expect(textOf(inBloom(<ui.Footer />))).toContain('Phones Tablets Watches Accessories');
    const drawers = inBloom(<ui.CategoryLinks<BloomCategory> pictures={pictures} />);
    expect(links(drawers)).toEqual(['/phones', '/tablets', '/watches', '/category/accessories']);
    expect(drawers).toContain('src="/watches.webp"');
    expect(textOf(inBloom(<ui.Statistics />))).toContain('categories 4');
  });

  test('are named on each card', () => {
    const bloom = { ...phone, time: macBook.time };
    const cards = {
      ProductCard: <ui.ProductCard product={bloom} />,
      ProductDetail: <ui.ProductDetail product={bloom} contact={null} />,
      ProductTile: <ui.ProductTile product={bloom} />,
      SellerProductCard: <ui.SellerProductCard product={bloom} />,
    };
    for (const card of Object.values(cards)) {
      const text = textOf(inBloom(card));
      expect(text).toContain('Phones');
      expect(text).toContain('Vienna');
    }
    expect(textOf(inBloom(<ui.AdvertisedCard product={bloom} />))).toContain('Phones');
    expect(textOf(inBloom(<ui.SimilarProducts products={[bloom]} hrefOf={() => '/'} />))).toContain('Phones');
    expect(textOf(inBloom(<ui.BookingCard booking={{ ...booking, location: 'wien' }} />))).toContain('Vienna');
    const buyerOf = { ...bloom, booking: true, buyer: { ...buyer, location: 'berlin' } };
    expect(textOf(inBloom(<ui.SellerProductCard product={buyerOf} />))).toContain('Berlin');
  });

  test('are the choices of filters and forms', () => {
    const filters: BloomFilters = { category: ['phones'], location: ['wien'] };
    const shared = { filters, onChange: nothing, facets: bloomFacets };
    const shown = textOf(inBloom(<ui.Filters {...shared} />));
    expect(shown).toContain('Phones 12 12 products Tablets 3 3 products Watches 5 5 products');
    expect(shown).toContain('Berlin 14 14 products Vienna 6 6 products Graz 0 0 products');
    expect(textOf(inBloom(<ui.ActiveFilters {...shared} />))).toBe('Phones Vienna Clear all');
    expect(textOf(inBloom(<ui.NoResults {...shared} />))).toContain('Remove Phones (20)');
    const form = inBloom(<ui.ProductForm<BloomCategory, BloomLocation> onSubmit={nothing} />);
    for (const value of ['phones', 'tablets', 'watches', 'accessories']) expect(form).toContain(`value="${value}"`);
    expect(form).toContain(
      '<option value="berlin">Berlin</option><option value="wien">Vienna</option><option value="Graz">Graz</option>',
    );
    expect(form).not.toMatch(/macBook|Dhaka/);
  });

  test('have the grades of their gradedAs category, otherwise those that all have in common', () => {
    const battery = 'Battery health';
    expect(textOf(inBloom(<ui.GradeGuide category="phones" />))).toContain(`${battery} 90 % or more`);
    expect(textOf(inBloom(<ui.ProductCard product={phone} />))).toContain(battery);
    const meaning = (product: BloomProduct) => textOf(inBloom(<ui.ProductDetail product={product} contact={null} />));
    expect(meaning(phone)).toMatch(/at worst Screen .* Battery health .* Function/);
    expect(meaning(watch)).toMatch(/at worst Screen .* Body .* Function/);
    expect(meaning(watch).split('Facts')[0]).not.toContain(`${battery} 80 % or more`);
    expect(textOf(inBloom(<ui.GradeGuide category="watches" />))).toMatch(/^Watches .*Screen.*Body.*Function/);
    expect(textOf(inBloom(<ui.GradeGuide category="watches" />))).not.toContain(battery);
    const filters = (inCategory: BloomCategory) =>
      textOf(inBloom(<ui.Filters<BloomCategory> filters={{}} onChange={nothing} inCategory={inCategory} />));
    expect(filters('phones')).toContain(battery);
    expect(filters('watches')).not.toContain(battery);
  });

  test('keep their names in another language, while a built-in one is translated', () => {
    const html = renderToString(
      <GermanLabels>
        <ui.ShopProvider {...secondBloom}>
          {header}
          <ui.Footer />
        </ui.ShopProvider>
      </GermanLabels>,
    );
    expect(textOf(html)).toContain(`PHONES TABLETS WATCHES ${german.Header.accessories}`);
    expect(textOf(html)).toContain(`Phones Tablets Watches ${german.Footer.accessories}`);
  });

  test('for products are used for bookings, too, if those have none', () => {
    const places = renderToString(
      <ui.ShopProvider locations={{ products: [{ value: 'Graz' }] }}>
        <Places />
      </ui.ShopProvider>,
    );
    expect(places).toBe('Graz=Graz to Graz=Graz');
  });
});

const pictures = {
  phones: '/phones.webp',
  tablets: '/tablets.webp',
  watches: '/watches.webp',
  accessories: '/accessories.webp',
};

const named = (all: readonly { value: string; name: string }[]) =>
  all.map(({ value, name }) => `${value}=${name}`).join();

function Places() {
  const { products, bookings } = ui.useLocations();
  return `${named(products)} to ${named(bookings)}`;
}

function Categories() {
  return ui
    .useCategories()
    .map(({ value, name, href }) => `${value}=${name} ${href}`)
    .join();
}

describe('custom components', () => {
  test('read the categories and locations of the provider, with their names', () => {
    expect(inBloom(<Places />)).toBe('berlin=Berlin,wien=Vienna,Graz=Graz to wien=Vienna');
    expect(inBloom(<Categories />)).toBe(
      'phones=Phones /phones,tablets=Tablets /tablets,watches=Watches /watches,accessories=Accessories /category/accessories',
    );
  });

  test('read the translated defaults without a provider', () => {
    const html = renderToString(
      <GermanLabels>
        <Categories />
      </GermanLabels>,
    );
    expect(html).toBe(
      'macBook=MacBook /category/macbook,iphone=iPhone /category/iphone,accessories=Zubehör /category/accessories',
    );
    expect(renderToString(<Places />)).toContain('Barisal=Barisal to Dhaka=Dhaka,Khulna=Khulna,Barishal=Barishal');
  });

  test('read the link addresses of the provider', () => {
    const html = renderToString(
      <ui.ShopProvider links={{ iphone: '/phones' }}>
        <Categories />
      </ui.ShopProvider>,
    );
    expect(html).toContain('iphone=iPhone /phones,');
  });
});

/** Every component that shows a product or its category, for one that the shop does not list. */
const unlistedExamples = {
  ProductCard: <ui.ProductCard product={unlistedProduct} onBook={nothing} />,
  ProductDetail: <ui.ProductDetail product={unlistedProduct} contact={null} />,
  ProductTile: <ui.ProductTile product={unlistedProduct} />,
  AdvertisedCard: <ui.AdvertisedCard product={unlistedProduct} />,
  SellerProductCard: <ui.SellerProductCard product={unlistedProduct} />,
  GradeGuide: <ui.GradeGuide category={unlistedProduct.category} />,
  ActiveFilters: (
    <ui.ActiveFilters
      filters={{ category: [unlistedProduct.category], location: [unlistedProduct.location] }}
      onChange={nothing}
    />
  ),
  ProductForm: <ui.ProductForm product={unlistedProduct} onSubmit={nothing} />,
};

test.each(Object.entries(unlistedExamples))('%s shows the value of an unlisted category as its name', (_, part) => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue();
  for (const html of [renderToString(part), inBloom(part)]) {
    expect(textOf(html)).toContain('mobile');
    expect(html).not.toMatch(/undefined|\[object|NaN/);
    expect(html).not.toContain('href=""');
  }
  expect(complaints.mock.calls).toEqual([]);
  complaints.mockRestore();
});

test('an unlisted category has no link, and the form still offers the unlisted location of its product', () => {
  expect(links(inBloom(<ui.ProductDetail product={unlistedProduct} contact={null} />))).toEqual(['/grading', '/login']);
  expect(inBloom(unlistedExamples.ProductForm)).toContain('<option value="Linz">Linz</option>');
});

test.each(Object.entries(everyComponent(ui)))('%s renders the same with the defaults written out', (_, { part }) => {
  const written = (
    <ui.ShopProvider categories={ui.defaultCategories} locations={ui.defaultLocations}>
      {part}
    </ui.ShopProvider>
  );
  expect(renderToString(written)).toBe(renderToString(part));
});

test('the defaults are the lists of the specification', () => {
  expect(ui.defaultCategories.map(({ value }) => value)).toEqual([...categories]);
  expect(ui.defaultLocations.products.map(({ value }) => value)).toEqual([
    'Dhaka',
    'Chittagong',
    'Khulna',
    'Rajshahi',
    'Barisal',
  ]);
  expect(ui.defaultLocations.bookings.map(({ value }) => value)).toEqual([
    'Dhaka',
    'Khulna',
    'Barishal',
    'Jessore',
    'Chittagong',
  ]);
});

test('types: components accept the categories and locations of any shop, and callbacks receive those passed in', () => {
  const book = vi.fn<(product: BloomProduct) => void>();
  const sell = vi.fn<(entry: ui.ProductEntry<BloomCategory, BloomLocation>) => void>();
  const search = vi.fn<(filters: BloomFilters) => void>();
  const listed = vi.fn<(product: Product) => void>();
  const list = vi.fn<(entry: ui.ProductEntry) => void>();
  const filters: BloomFilters = {};
  const accepted = (
    <>
      <ui.ProductCard product={phone} onBook={book} />
      <ui.ProductCard product={iPhone} onBook={listed} />
      <ui.SellerProductCard product={phone} onDelete={book} />
      <ui.ProductForm<BloomCategory, BloomLocation> onSubmit={sell} />
      <ui.ProductForm onSubmit={list} />
      <ui.SearchResults filters={filters} onChange={search} inCategory="phones">
        …
      </ui.SearchResults>
      <ui.BookingModal<BloomLocation>
        product={phone}
        user={buyer}
        onSubmit={({ location }) => void (location === 'wien')}
      />
    </>
  );
  const refused = (
    <>
      {/* @ts-expect-error -- a category of your own needs a name and an address */}
      <ui.ShopProvider categories={[{ value: 'phones' }]}>…</ui.ShopProvider>
      {/* @ts-expect-error -- it needs an address */}
      <ui.ShopProvider categories={[{ value: 'phones', name: 'Phones' }]}>…</ui.ShopProvider>
      {/* @ts-expect-error -- grades are those of a category of the contract */}
      <ui.ShopProvider categories={[{ value: 'phones', name: 'Phones', href: '/', gradedAs: 'phones' }]}>
        …
      </ui.ShopProvider>
      {/* @ts-expect-error -- the type of the form is that of the contract, unless it says another one */}
      <ui.ProductForm onSubmit={sell} />
      {/* @ts-expect-error -- a category without a picture */}
      <ui.CategoryLinks pictures={{ macBook: '/a.webp', iphone: '/b.webp' }} />
      {/* @ts-expect-error -- no category of the filters */}
      <ui.Filters filters={filters} onChange={search} inCategory="laptops" />
      {/* @ts-expect-error -- no category of the contract */}
      <ui.ProductForm onSubmit={({ category }) => void (category === 'phones')} />
    </>
  );
  expect([accepted, refused]).toHaveLength(2);
});
