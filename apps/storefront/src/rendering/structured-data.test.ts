import Validator from '@adobe/structured-data-validator';
import type { ListedProduct } from '@apple-only/contract';
import { facts, macBook } from '@apple-only/contract/fixtures';
import { describe, expect, test } from 'vitest';
import { structuredData } from './structured-data.ts';

// The types of schema-dts ensure that every property is in schema.org's vocabulary. These tests check Google's requirements for listings.

const origin = 'https://shop.test';
type Thing = Record<string, unknown> & { '@type': string };

const pageOf = (changes: Partial<ListedProduct> = {}) => {
  const graph = structuredData({ ...macBook, img: `${origin}${macBook.img}`, ...facts, ...changes }, origin);
  // As a search engine reads it.
  const [product, breadcrumbs] = (JSON.parse(JSON.stringify(graph)) as { '@graph': [Thing, Thing] })['@graph'];
  return { product, breadcrumbs, offer: product['offers'] as Thing | undefined };
};

const stated = 'stated';
const noNumber = 'No number names a used device in all shops.';
const clothes = 'Of clothes.';
const unrated = 'A device of which there is one has no ratings.';
const single = 'Each listing is one device; none is a variant of another.';

/**
 * The properties of Google's documentation of merchant listings (`developers.google.com/search/docs/appearance/structured-data/merchant-listing`,
 * read in November 2026), each either stated, or with the reason why not.
 */
const listing: Record<'Product' | 'Offer', Record<'required' | 'recommended', Record<string, string>>> = {
  Product: {
    required: { name: stated, image: stated, offers: stated },
    recommended: {
      aggregateRating: unrated,
      audience: clothes,
      brand: stated,
      category: stated,
      color: stated,
      description: stated,
      gtin: noNumber,
      hasCertification: 'A seller knows no energy label.',
      inProductGroupWithID: single,
      isVariantOf: single,
      material: 'No seller is asked.',
      mpn: noNumber,
      pattern: clothes,
      review: unrated,
      size: clothes,
      sku: stated,
      subjectOf: 'There are no 3D models.',
    },
  },
  Offer: {
    required: { price: stated, priceCurrency: stated },
    recommended: {
      availability: stated,
      hasMerchantReturnPolicy: 'A statement about the law, which the shop does not make for its sellers.',
      itemCondition: stated,
      priceSpecification: 'One price for everybody.',
      priceValidUntil: 'A price ends with its listing, on no known day.',
      shippingDetails: 'Nothing is shipped.',
      url: stated,
    },
  },
};

/** The validator's errors, and the fields of all its issues. */
const validate = async (product: Thing) => {
  const found = await new Validator().validate({ jsonld: { [product['@type']]: [product] } });
  return {
    errors: found.filter(({ severity }) => severity === 'ERROR'),
    fields: found.flatMap((one) => one.fieldNames),
  };
};

describe('the structured data of a product', () => {
  test.each(['Product', 'Offer'] as const)(
    'has every property that Google asks of a %s, except those listed with a reason',
    (type) => {
      const { product, offer } = pageOf();
      const thing = type === 'Product' ? product : offer;
      const { required, recommended } = listing[type];
      for (const [name, reason] of Object.entries({ ...required, ...recommended })) {
        expect([name, thing?.[name] !== undefined]).toEqual([name, reason === stated]);
      }
      expect(Object.values(required)).toEqual(Object.values(required).fill(stated));
    },
  );

  test('passes the validator, which misses only properties listed with a reason', async () => {
    const { product, breadcrumbs } = pageOf();
    const { errors, fields } = await validate(product);
    expect(errors).toEqual([]);
    const reasons = { ...listing.Product.recommended, ...listing.Offer.recommended };
    // Other kinds of numbers, which it accepts instead of a `gtin`.
    const kinds = /^(gtin\d+|isbn)$/;
    expect(fields.filter((name) => !kinds.test(name) && (reasons[name] ?? stated) === stated)).toEqual([]);
    expect(await validate(breadcrumbs)).toEqual({ errors: [], fields: [] });
    // The validator does find errors.
    const { image: _, ...withoutImage } = product;
    expect((await validate({ ...withoutImage, '@type': 'Product' })).errors).not.toEqual([]);
  });

  test('contains the facts that the seller states, in the words of the page', () => {
    const { product, offer, breadcrumbs } = pageOf({ booking: true });
    expect(product).toMatchObject({ brand: { name: 'Apple' }, model: facts.model, color: facts.colour });
    expect(product['additionalProperty']).toEqual(
      expect.arrayContaining([
        { '@type': 'PropertyValue', name: 'Condition', value: macBook.condition },
        { '@type': 'PropertyValue', name: 'Battery health', value: facts.battery_health, unitText: '%' },
        { '@type': 'PropertyValue', name: 'Screen marks', value: 'No marks' },
        { '@type': 'PropertyValue', name: 'iCloud lock', value: 'Off, as the seller states' },
      ]),
    );
    expect(offer).toMatchObject({
      price: '620.00',
      priceCurrency: 'USD',
      availability: 'https://schema.org/OutOfStock',
      availableAtOrFrom: { name: macBook.location },
      availableDeliveryMethod: 'https://schema.org/OnSitePickup',
    });
    expect(breadcrumbs['itemListElement']).toMatchObject([
      { name: 'MacBook', item: `${origin}/search?category=macBook` },
      { name: macBook.name },
    ]);
  });

  test.each(['620 or best offer', 'Tk 62000', '0', ''])('has no offer for a price of “%s”', (selling_price) => {
    expect(pageOf({ selling_price }).product).not.toHaveProperty('offers');
  });
});
