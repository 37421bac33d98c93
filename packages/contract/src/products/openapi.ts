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
  q: 'Words of the name, or of stated facts. Without words, finds all products.',
  condition: 'Only these conditions.',
  location: 'Only these locations.',
  storage: 'Only products that state one of these sizes of storage.',
  model: `Only products that state one of these models. At most ${searchLimits.models}. Case does not matter.`,
  minBattery: 'The minimum battery health in %. Leaves out products that do not state it.',
  verified: '`true`: only products of verified sellers. `false`: only those of others.',
  available: '`true`: only products on the market. `false`: only booked ones.',
  minPrice: 'The lowest price. Leaves out products whose price is not a number.',
  maxPrice: 'The highest price. Leaves out products whose price is not a number.',
  sort: 'Default: `relevance` if `q` has words, otherwise `newest`. By price, prices that are not a number come last.',
};

export const products: Notes<AdvertCall | ProductCall | SearchCall> = {
  listAdvertised: {
    tag: 'Products',
    summary: 'List advertised products, the newest first',
    description: 'Products that are advertised and not booked. Never with contact details, even for users.',
    parameters: pagingDescriptions,
    input: { limit: 4 },
    answer: [toListed(iPhone)],
  },
  getProduct: {
    tag: 'Products',
    summary: 'Read a product',
    description: 'Never with contact details, even for users: see `GET /products/{id}/contact`.',
    parameters: { id: "The product's id." },
    input: { id: iPhone._id },
    answer: { ...toListed(iPhone), seller_since: '2024-11-03T15:50:43.584Z' },
    refusals: { 404: notFoundRefusal, 410: withdrawnRefusal },
  },
  listSimilar: {
    tag: 'Products',
    summary: 'List products that are similar to a product',
    description: `Up to ${similarLimit} other products of the same category that are on the market, the most similar name first. Also works for a withdrawn product. Never with contact details, even for users.`,
    parameters: { id: "The product's id." },
    input: { id: iPhone._id },
    answer: [toListed({ ...iPhone, _id: '0192f3a0-0000-7000-8000-000000000105', name: 'iPhone 13 mini' })],
    refusals: { 404: notFoundRefusal },
  },
  getContact: {
    tag: 'Products',
    summary: "Read the contact details of a product's seller",
    parameters: { id: "The product's id." },
    input: { id: iPhone._id },
    answer: v.parse(SellerContact, iPhone),
    refusals: { 404: notFoundRefusal, 410: withdrawnRefusal },
  },
  listNewest: {
    tag: 'Products',
    summary: 'List the products of a category, the newest first',
    description: 'Never with contact details, even for users.',
    parameters: pagingDescriptions,
    input: { category: 'macBook', limit: 3 },
    answer: [toListed(macBook)],
  },
  listCategory: {
    tag: 'Products',
    summary: 'List the products of a category for users, the newest first',
    description:
      "Each has the seller's e-mail and number. With filters, lists the products that `searchProducts` finds in the category, in the same order. Only `searchProducts` also counts the choices of the filters.",
    parameters: { ...filterDescriptions, ...pagingDescriptions },
    input: { category: 'macBook', ...exampleFilters, limit: 20 },
    answer: [macBook],
  },
  searchProducts: {
    tag: 'Products',
    summary: 'Search for products, with filters',
    description:
      'Finds products by the words of their names, and of the model, storage, memory and colour that they state. The words may be in any order, unfinished, misspelt, or in Bangla. ' +
      'Never with contact details, even for users. ' +
      '`category`, `condition`, `location`, `storage` and `model` may be repeated. Counts are exact up to 1,000; above that, `count` is 1000 and `more` is true. ' +
      'If more than about 10,000 products have the words, the choices of filters are counted in a sample of them, and `more` is true. ' +
      `The counted models are the ${searchLimits.models} most frequent, and those that are searched for.`,
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
    summary: 'Read the asking prices of similar products',
    description:
      `Compares the shop’s products of this category, booked ones included, whose names have the same first words and whose prices are in dollars. Compares those of the same condition if there are at least ${minPriceGuideProducts}, otherwise those of any condition. ` +
      `The quartiles of the prices are absent if there are fewer than ${minPriceGuideProducts} products.`,
    parameters: {
      name: 'The name of a product.',
      category: 'Its category.',
      condition: 'Its condition.',
      except: 'The id of a product to leave out.',
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
      'The server sets `_id`, `id`, `seller_email`, `verify`, `time`, `booking` and `advertised`, and ignores them in the body. Prices and years are free text. The facts, from `model` on, are optional.',
    parameters: {},
    input: { body: newProduct },
    answer: {
      ...macBook,
      ...stored,
      _id: '0192f3a0-0000-7000-8000-000000000104',
      time: '2026-11-20T08:00:00.000Z',
    },
    refusals: { 409: 'An earlier call had this Idempotency-Key and another body.' },
  },
  listOwnProducts: {
    tag: 'Products',
    summary: "List a seller's own products, the newest first",
    description: 'A booked product has the contact details of its buyer. `hidden` ones are not public yet.',
    parameters: { ...pagingDescriptions, id: "The seller's user id. Sellers can name only their own, admins any." },
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
      'Makes an `unconfirmed` product public: one that was listed before your e-mail was proven. Answers 0 if there is nothing to confirm.',
    parameters: { id: "The product's id." },
    input: { id: macBook._id },
    answer: { modifiedCount: 1 },
    refusals: otherSellersProduct,
  },
  editProduct: {
    tag: 'Products',
    summary: 'Change a product',
    description:
      'Replaces the fields that the seller entered. `img` may stay the same. A fact that the body leaves out stays; null removes it. The product keeps its position in the lists. While it is booked, only `description`, `location`, `number` and `email` may change, and the booking shows when: `edited`. A change also confirms the product: see `PUT /seller/product/confirm/{id}`.',
    parameters: { id: "The product's id." },
    input: { id: macBook._id, body: { ...newProduct, selling_price: '1,190' } },
    answer: { ...macBook, ...stored, selling_price: '1,190' },
    refusals: { ...otherSellersProduct, 404: notFoundRefusal, 409: bookedEditRefusal },
  },
  deleteProduct: {
    tag: 'Products',
    summary: 'Withdraw a product',
    description:
      'Also deletes its advert. A booking of it stays, as `withdrawn`. Answers 0 if there is no such product.',
    parameters: { id: "The product's id." },
    input: { id: macBook._id },
    answer: { deletedCount: 1 },
    refusals: otherSellersProduct,
  },
  advertiseProduct: {
    tag: 'Products',
    summary: 'Advertise a product',
    description: 'Reads only `_id` from the body. A repeat changes nothing.',
    parameters: {},
    input: { body: { _id: iPhone._id } },
    answer: toListed(iPhone),
    refusals: { ...otherSellersProduct, 404: notFoundRefusal },
  },
  stopAdvertising: {
    tag: 'Products',
    summary: 'Stop advertising a product',
    description: 'Answers 0 if it is not advertised.',
    parameters: { id: "The product's id, which is also the advert's." },
    input: { id: iPhone._id },
    answer: { deletedCount: 1 },
    refusals: otherSellersProduct,
  },
};
