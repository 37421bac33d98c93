import { createShop } from '@apple-only/api-client/testing';
import type { Product } from '@apple-only/contract';
import { aProduct, buyer, headphones, macBook, seller } from '@apple-only/contract/fixtures';
import { describe, expect, test } from 'vitest';
import { marks } from './marks.ts';
import { paths } from '../paths.ts';
import { render, renderedPages } from './renderer.ts';
import { structuredData } from './structured-data.ts';

const origin = 'https://shop.test';
/** The last part of a query key whose response is the same for all users. */
const publicSource = { baseUrl: '' };
const shell = `<head>${marks.head}unrendered${marks.head}</head><body>${marks.root}unrendered${marks.root}<script>start()</script></body>`;

/** The HTML of a product's page. */
async function pageOf(facts: Partial<Product> = {}, isWithdrawn = false, others: readonly Product[] = []) {
  const product = { ...macBook, ...facts };
  const shop = createShop({
    users: [buyer, seller],
    products: [product, { ...macBook, _id: 'b', name: 'MacBook Pro', description: 'Another.' }, ...others],
  });
  const requests: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    requests.push(String(input instanceof Request ? input.url : input));
    if (isWithdrawn && requests.at(-1)?.endsWith(product._id))
      return Response.json({ message: 'Gone.' }, { status: 410 });
    return shop.fetch(input, init);
  };
  const html = await render({ shell, origin, path: paths.product(product), fetch });
  const contentOf = (start: string) => html.split(start)[1]?.split('</script>')[0] ?? '';
  return {
    html,
    requests,
    product,
    structured: contentOf('<script type="application/ld+json">'),
    data: contentOf('<script type="application/json" id="data">'),
  };
}

describe('a rendered product page', () => {
  test('contains the text of the listing, but no contact details', async () => {
    const { html, product, requests } = await pageOf();
    for (const text of [product.name, product.description, '$620', '$999', 'You save $379', 'Dhaka', 'MacBook Pro']) {
      expect(html).toContain(text);
    }
    for (const secret of [product.email, product.seller_email, product.number]) expect(html).not.toContain(secret);
    expect(html).not.toContain('unrendered');
    expect(requests).toHaveLength(3);
  });

  test('has its title, its canonical address and its picture in the head', async () => {
    const { html, product } = await pageOf();
    const address = origin + paths.product(product);
    expect(html).toContain('<title>MacBook Air 13 M1 - Apple Only</title>');
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(html).toContain(`<meta property="og:url" content="${address}"/>`);
    expect(html).toContain('<meta property="og:type" content="product"/>');
    expect(html).toContain(`<meta property="og:image" content="${origin}${product.img}?w=card"/>`);
    expect(html).toContain('<meta property="og:image:width" content="1200"/>');
  });

  test('lists all photos in its metadata, and loads the first at once and the others lazily', async () => {
    const photos = [macBook.img, headphones.img];
    const { html, structured } = await pageOf({ photos });
    const cards = [...html.matchAll(/<meta property="og:image" content="([^"]*)"\/>/g)].map(([, address]) => address);
    expect(cards).toEqual(photos.map((photo) => `${origin}${photo}?w=card`));
    expect(JSON.parse(structured)['@graph'][0].image).toEqual(photos.map((photo) => origin + photo));
    const loadingOf = (photo: string) => html.match(new RegExp(`loading="(\\w+)"[^>]* src="${photo}"`))?.[1];
    expect(photos.map(loadingOf)).toEqual(['eager', 'lazy']);
    expect((await pageOf()).html.match(/og:image"/g)).toHaveLength(1);
  });

  test('contains the structured data of the product and its breadcrumbs', async () => {
    const { structured, product } = await pageOf();
    expect(JSON.parse(structured)).toEqual(JSON.parse(JSON.stringify(structuredData(product, origin))));
  });

  test('contains its query data for hydration', async () => {
    const { data, product } = await pageOf();
    const { queries } = JSON.parse(data);
    // Too few similar products to compare: the browser need not request the guide again.
    expect(queries).toHaveLength(3);
    expect(queries[2]).toEqual([['getPriceGuide', { of: product._id }], null]);
    const { img, selling_price, condition, category } = macBook;
    // Only the fields that the card shows.
    const shownFields = { _id: 'b', name: 'MacBook Pro', img, selling_price, condition, category };
    expect(queries[1][1]).toEqual([{ ...shownFields, advertised: false, booking: false }]);
    expect(queries[0]).toEqual([
      ['getProduct', { id: product._id }, publicSource],
      expect.objectContaining({ name: product.name }),
    ]);
  });

  test.each([`</script><script>alert(1)</script>`, `"><img src=x onerror=alert(1)>`, '<!--<script>', '$& $1'])(
    'shows a name of %s as plain text',
    async (name) => {
      const { html, structured, data } = await pageOf({ name, description: name });
      expect(html.match(/<script>/g)).toEqual(['<script>']);
      expect(html).not.toContain('<img src=x');
      // It would hide what follows.
      expect(html).not.toContain('<!--<script');
      expect(JSON.parse(structured)['@graph'][0]).toMatchObject({ name, description: name });
      expect(JSON.parse(data).queries[0][1]).toMatchObject({ name, description: name });
    },
  );

  test('does not cut its meta description inside a character', async () => {
    const start = 'MacBook, $620, Excellent, Dhaka. ';
    const { html } = await pageOf({ description: `${'x'.repeat(159 - start.length)}😀` });
    expect(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]).toMatch(
      /^MacBook, \$620, Excellent, Dhaka\. x+$/,
    );
  });

  test('compares the price with similar listings, if there are enough and the price is a number', async () => {
    const others = ['400', '500', '600', '700', '800'].map((selling_price, index) =>
      aProduct({
        _id: `other-${index}`,
        selling_price,
      }),
    );
    const { html, data, requests } = await pageOf({}, false, others);
    for (const text of [
      'Half of them ask $500 to $700; the middle price is $600.',
      'This price is in that range.',
      'Compared with 5 listings here named “MacBook Air 13 M1”',
    ]) {
      expect(html).toContain(text);
    }
    expect(JSON.parse(data).queries[2][1]).toMatchObject({ quartiles: { lower: 500, middle: 600, upper: 700 } });
    expect(requests.filter((address) => address.includes('/price-guide'))).toHaveLength(1);
    const withTooFewOthers = await pageOf({}, false, others.slice(1));
    const priceInWords = await pageOf({ selling_price: '620 or best offer' }, false, others);
    for (const page of [withTooFewOthers, priceInWords]) {
      expect(page.html).toContain(macBook.description);
      expect(page.html).not.toContain('What similar devices ask');
    }
    // The bytes that it adds: like all of the page's data, it is written twice.
    expect(html.length - withTooFewOthers.html.length).toBeLessThan(1500);
  });

  test('says that the product was withdrawn, and shows similar ones', async () => {
    const { html, structured } = await pageOf({}, true);
    expect(html).toContain('No longer listed');
    expect(html).toContain('MacBook Pro');
    expect(html).not.toContain(macBook.description);
    expect(structured).toBe('');
  });
});

describe('home and search', () => {
  /** The HTML of a page in a shop with three products, and the requested calls. */
  async function rendered(path: string) {
    const iphone = aProduct({ _id: 'phone', name: 'iPhone 13', category: 'iphone', description: 'Long text.' });
    const advertised = { ...headphones, _id: 'advertised', booking: false, advertised: true };
    const shop = createShop({ users: [buyer, seller], products: [macBook, iphone, advertised] });
    const requests: string[] = [];
    const fetch: typeof globalThis.fetch = async (input, init) => {
      requests.push(String(input instanceof Request ? input.url : input));
      return shop.fetch(input, init);
    };
    const html = await render({ shell, origin, path, fetch });
    const data = html.split('<script type="application/json" id="data">')[1]?.split('</script>')[0] ?? '';
    return { html, requests, queries: JSON.parse(data).queries as [key: unknown[], data: unknown][] };
  }

  test('home has its lists in the HTML, and their data without descriptions', async () => {
    const { html, requests, queries } = await rendered('/');
    for (const name of [macBook.name, 'iPhone 13', headphones.name]) expect(html).toContain(name);
    // The form is last, and loads in the browser.
    expect(html.split('id="add-product"')[0]).not.toContain('Loading');
    expect(html).not.toContain('Long text.');
    expect(requests).toHaveLength(4);
    expect(queries.map(([[name]]) => name)).toEqual(['listAdvertised', 'listNewest', 'listNewest', 'listNewest']);
    expect(html).not.toContain('unrendered');
    expect(html).not.toContain('application/ld+json');
  });

  test('search has the results of the query and the filters in its address', async () => {
    const { html, queries } = await rendered('/search?q=iphone&category=iphone');
    expect(html).toContain('Results for “iphone”');
    expect(html).toContain('1 result');
    expect(html).toContain('iPhone 13');
    expect(html).not.toContain(macBook.name);
    expect(html).not.toContain('Long text.');
    expect(queries).toHaveLength(1);
    expect(queries[0]?.[0]).toEqual([
      'searchProducts',
      'pages',
      { q: 'iphone', category: ['iphone'], limit: 24 },
      publicSource,
    ]);
  });

  test('the canonical address of a search keeps a category filter, and drops everything else', async () => {
    for (const [path, address] of [
      ['/search?q=a&category=iphone&sort=price', '/search?category=iphone'],
      ['/search?q=a', '/search'],
    ] as const) {
      const { html } = await rendered(path);
      expect(html).toContain(`<link rel="canonical" href="${origin}${address}"/>`);
    }
  });

  test('the address of a search keeps only valid search parameters', () => {
    const addressOf = renderedPages.find(({ path }) => path === paths.search)?.addressOf;
    expect(addressOf?.('?utm_source=x&condition=Good&q=a&sort=zzz&shown=48')).toBe('/search?q=a&condition=Good');
    expect(addressOf?.('')).toBe('/search');
  });
});
