import { searchLimits } from '../fields/limits.ts';
import { storageSizes } from './choices.ts';
import { bookedEditRefusal, notFoundRefusal, withdrawnRefusal } from './editing.ts';
import { booking, iPhone, macBook, newProduct, seller } from '../fixtures.ts';
import * as v from 'valibot';
import { similarLimit } from '../calls/page.ts';
import { withoutNulls } from './fields.ts';
import { ListedProduct, SellerContact, type Product } from './product.ts';
import { minPriceGuideProducts } from './price-guide.ts';
import type { ProductFilters } from './filters.ts';
import { NewProduct } from './requests.ts';
import { pagingDescriptions, type Notes } from '../openapi/note.ts';
import type { AdvertCall, ProductCall, SearchCall } from './wire.ts';

/** The fields of a product that visitors see. */
const toListed = (product: Product) => v.parse(ListedProduct, product);
const toCounts = <Value extends string>(counts: Readonly<Record<Value, number>>) =>
  (Object.keys(counts) as Value[]).map((value) => ({ value, count: counts[value], more: false }));
const otherSellersProduct = { 403: 'The product is another seller’s.' };

/** The fields of the form, as they are stored. */
const stored = withoutNulls(v.parse(NewProduct, newProduct));

/** A value for each filter of a search. */
const exampleFilters = {
  q: 'iphone 13 128gb',
  condition: ['Good', 'Excellent'],
  location: ['Dhaka', 'Khulna'],
  storage: ['128 GB', '256 GB'],
  model: ['iPhone 13'],
  minBattery: 85,
  verified: true,
  available: true,
  minPrice: 300,
  maxPrice: 700,
  sort: 'price',
} satisfies Omit<ProductFilters, 'category'>;

/** The filters of a search, without its categories. */
const filterDescriptions = {
  q: 'Words of the name, or of stated facts. Without any, all products are found.',
  condition: 'Only these conditions.',
  location: 'Only these locations.',
  storage: 'Only products that state one of these sizes of storage.',
  model: `Only products that state one of these models, in capitals or not: at most ${searchLimits.models}.`,
  minBattery: 'The least health of the battery in %. Leaves out products that do not state it.',
  verified: 'Whether the seller is verified.',
  available: 'Whether it is on the market: `true` leaves out what is booked.',
  minPrice: 'The lowest price. Leaves out prices that are not a number.',
  maxPrice: 'The highest price. Leaves out prices that are not a number.',
  sort: 'Default: `relevance` with a `q`, otherwise `newest`. By price, those that are not a number come last.',
};

export const products: Notes<AdvertCall | ProductCall | SearchCall> = {
  listAdvertised: {
    tag: 'Products',
    summary: 'List advertised products, the newest first',
    description: 'Those that are advertised and not booked. Without contact details, bearer or not.',
    parameters: pagingDescriptions,
    input: { limit: 4 },
    answer: [toListed(iPhone)],
  },
  getProduct: {
    tag: 'Products',
    summary: 'Read a product',
    description: 'Without contact details, bearer or not.',
    parameters: { id: "The product's id." },
    input: { id: iPhone._id },
    answer: { ...toListed(iPhone), seller_since: '2024-11-03T15:50:43.584Z' },
    refusals: { 404: notFoundRefusal, 410: withdrawnRefusal },
  },
  listSimilar: {
    tag: 'Products',
    summary: 'List products that are similar to one',
    description: `Up to ${similarLimit} others of its category that are on the market, the most similar names first. Also of a withdrawn product. Without contact details, bearer or not.`,
    parameters: { id: "The product's id." },
    input: { id: iPhone._id },
    answer: [toListed({ ...iPhone, _id: '0192f3a0-0000-7000-8000-000000000105', name: 'iPhone 13 mini' })],
    refusals: { 404: notFoundRefusal },
  },
  getContact: {
    tag: 'Products',
    summary: 'Read how to reach the seller of a product',
    parameters: { id: "The product's id." },
    input: { id: iPhone._id },
    answer: v.parse(SellerContact, iPhone),
    refusals: { 404: notFoundRefusal, 410: withdrawnRefusal },
  },
  listNewest: {
    tag: 'Products',
    summary: 'List the products of a category, the newest first',
    description: 'Without contact details, bearer or not.',
    parameters: pagingDescriptions,
    input: { category: 'macBook', limit: 3 },
    answer: [toListed(macBook)],
  },
  listCategory: {
    tag: 'Products',
    summary: 'List the products of a category for members, the newest first',
    description:
      "With the seller's e-mail and number. With filters: what `searchProducts` finds in the category, in its order. It also counts the choices.",
    parameters: { ...filterDescriptions, ...pagingDescriptions },
    input: { category: 'macBook', ...exampleFilters, limit: 20 },
    answer: [macBook],
  },
  searchProducts: {
    tag: 'Products',
    summary: 'Search for products, with filters',
    description:
      'Finds products by the words of their names, and of the model, storage, memory and colour that they state: in any order, unfinished, misspelt, in Bangla. ' +
      'Without contact details, bearer or not. ' +
      '`category`, `condition`, `location`, `storage` and `model` may be repeated. Counts are exact up to 1,000; then `count` is 1000 and `more` is true. ' +
      'Where more than some 10,000 products have the words, the choices of filters are counted among a sample of them: `more` says so. ' +
      `Of models, the ${searchLimits.models} most frequent are counted, and those that are searched for.`,
    parameters: { category: 'Only these categories.', ...filterDescriptions, ...pagingDescriptions },
    input: { category: ['iphone'], ...exampleFilters, limit: 24 },
    answer: {
      items: [toListed(iPhone)],
      total: { count: 1, more: false },
      facets: {
        category: toCounts({ macBook: 0, iphone: 1, accessories: 0 }),
        condition: toCounts({ Fair: 2, Good: 1, Excellent: 0 }),
        location: toCounts({ Dhaka: 1, Chittagong: 3, Khulna: 0, Rajshahi: 0, Barisal: 0 }),
        verified: [
          { value: false, count: 4, more: false },
          { value: true, count: 1, more: false },
        ],
        available: [
          { value: false, count: 1, more: false },
          { value: true, count: 1, more: false },
        ],
        storage: storageSizes.map((value) => ({ value, count: value === '128 GB' ? 1 : 0, more: false })),
        model: [{ value: 'iPhone 13', count: 1, more: false }],
      },
    },
  },
  getPriceGuide: {
    tag: 'Products',
    summary: 'Read what similar products ask',
    description:
      `Compares products of the category whose names have the same first words, of the same condition if there are ${minPriceGuideProducts} of them, else of any. ` +
      `The quartiles of their prices, in dollars, are absent if there are fewer than ${minPriceGuideProducts}. From the shop’s own products, booked ones included.`,
    parameters: {
      name: 'The name of a product.',
      category: 'Its category.',
      condition: 'Its condition.',
      except: 'The id of a product that is left out.',
    },
    input: { name: 'iPhone 13 128 GB', category: 'iphone', condition: 'Good', except: iPhone._id },
    answer: {
      count: { count: 12, more: false },
      name: 'iPhone 13',
      condition: 'Good',
      quartiles: { lower: 420, middle: 465, upper: 510 },
    },
  },
  addProduct: {
    tag: 'Products',
    summary: 'List a product for sale',
    description:
      'The server sets `_id`, `id`, `seller_email`, `verify`, `time` and `booking`, whatever the body says. Prices and years are free text. The facts, from `model` on, are optional.',
    parameters: {},
    input: { body: newProduct },
    answer: {
      ...macBook,
      ...stored,
      _id: '0192f3a0-0000-7000-8000-000000000104',
      time: '2026-11-20T08:00:00.000Z',
    },
    refusals: { 409: 'The Idempotency-Key has come with another body before.' },
  },
  listOwnProducts: {
    tag: 'Products',
    summary: "List a seller's own products, the newest first",
    description: 'With the contact of the buyer who booked each, and whether it is public yet.',
    parameters: { ...pagingDescriptions, id: "The seller's user id: one's own, or any for admins." },
    input: { id: seller._id, limit: 20 },
    answer: [
      {
        ...macBook,
        booking: true,
        bookingId: booking._id,
        buyer: { name: 'Sadia Karim', email: 'sadia@example.com', phone: '01711 000 000', location: 'Dhaka' },
      },
    ],
    refusals: { 403: 'The products are another seller’s, or the caller is a buyer.' },
  },
  confirmProduct: {
    tag: 'Products',
    summary: 'Confirm that a product is your own',
    description:
      'For one that is `unconfirmed`: listed before your e-mail was proven. It is public from now on. Answers 0 if there is nothing to confirm.',
    parameters: { id: "The product's id." },
    input: { id: macBook._id },
    answer: { modifiedCount: 1 },
    refusals: otherSellersProduct,
  },
  editProduct: {
    tag: 'Products',
    summary: 'Change a product',
    description:
      'Replaces all that the seller entered. `img` may stay as it is. A fact that the body leaves out stays; null takes it back. The product keeps its place in the lists. While it is booked, only `description`, `location`, `number` and `email` may differ, and its buyer is told when they do. It counts as confirmed: see `PUT /seller/product/confirm/{id}`.',
    parameters: { id: "The product's id." },
    input: { id: macBook._id, body: { ...newProduct, selling_price: '1,190' } },
    answer: { ...macBook, ...stored, selling_price: '1,190' },
    refusals: { ...otherSellersProduct, 404: notFoundRefusal, 409: bookedEditRefusal },
  },
  deleteProduct: {
    tag: 'Products',
    summary: 'Withdraw a product',
    description:
      'Also deletes its advert; the buyer who booked it is told that it was withdrawn. Answers 0 if there is no such product.',
    parameters: { id: "The product's id." },
    input: { id: macBook._id },
    answer: { deletedCount: 1 },
    refusals: otherSellersProduct,
  },
  advertiseProduct: {
    tag: 'Products',
    summary: 'Advertise a product',
    description: 'Only `_id` is read of the body. A repeat changes nothing.',
    parameters: {},
    input: { body: { _id: iPhone._id } },
    answer: toListed(iPhone),
    refusals: { ...otherSellersProduct, 404: notFoundRefusal },
  },
  stopAdvertising: {
    tag: 'Products',
    summary: 'Stop advertising a product',
    description: 'Answers 0 if it is not advertised.',
    parameters: { id: "The product's id, which is the advert's as well." },
    input: { id: iPhone._id },
    answer: { deletedCount: 1 },
    refusals: otherSellersProduct,
  },
};
