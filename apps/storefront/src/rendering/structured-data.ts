import {
  amountOf,
  categoryNames,
  priceCurrency,
  type FactName,
  factNames,
  fieldOf,
  gradeWords,
  type ListedProduct,
  type MarkLevel,
  markLevels,
  photosOf,
  productLabels,
} from '@apple-only/contract';
import { factsTableLabels } from '@apple-only/ui';
import type { BreadcrumbList, Graph, Offer, Product, PropertyValue } from 'schema-dts';
import { paths } from '../paths.ts';
import { searchPath } from '../search/search-address.ts';

/** Facts that have their own property in schema.org. */
const factsWithOwnProperty: ReadonlySet<FactName> = new Set(['model', 'colour']);

const usedCondition = 'https://schema.org/UsedCondition';

/**
 * A product and the path to it in the vocabulary of schema.org, for search engines. It states only what the page states:
 *
 * - An offer needs a price above zero. Prices are free text: one without an amount makes no offer.
 * - Devices are handed over in person: the offer names the place and says that the device is collected. It has no shipping details,
 *   because nothing is shipped, and no return policy: 'no returns' would be a legal statement, which the shop does not make for sellers.
 * - The seller’s name is for signed-in users only: the offer has no `seller`. Naming the shop as the seller would be untrue: it never
 *   owns the products.
 * - The brand is Apple, even for accessories: only Apple products are sold (specification §1), though no code checks that.
 * - No number identifies the device across shops (`gtin`, `mpn`), and it has no ratings.
 */
export function structuredData(product: ListedProduct, origin: string): Graph {
  const url = origin + paths.product(product);
  return { '@context': 'https://schema.org', '@graph': [productOf(product, url), breadcrumbsOf(product, origin)] };
}

function productOf(product: ListedProduct, url: string) {
  const offer = offerOf(product, url);
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    image: photosOf(product).map((photo) => new URL(photo, url).href),
    sku: product._id,
    url,
    category: categoryNames[product.category],
    brand: { '@type': 'Brand', name: 'Apple' },
    ...(product.model !== undefined && { model: product.model }),
    ...(product.colour !== undefined && { color: product.colour }),
    itemCondition: usedCondition,
    additionalProperty: [propertyOf(productLabels.condition, product.condition), ...factsOf(product)],
    ...(offer && { offers: offer }),
  } satisfies Product;
}

const propertyOf = (name: string, value: string | number, unitText?: string) =>
  ({ '@type': 'PropertyValue', name, value, ...(unitText !== undefined && { unitText }) }) satisfies PropertyValue;

/** The stated facts, each with its name. */
const factsOf = (product: ListedProduct) =>
  factNames
    .filter((name) => !factsWithOwnProperty.has(name))
    .flatMap((name) => {
      const value = product[name];
      // An unticked box says nothing.
      return value === undefined || value === false
        ? []
        : [propertyOf(productLabels[name], valueText(name, value), fieldOf(name).unit)];
    });

const valueText = (name: FactName, value: string | number | true) => {
  if (value === true) return factsTableLabels.icloudOff;
  return fieldOf(name).choices === markLevels ? gradeWords.marks[value as MarkLevel] : value;
};

function offerOf({ selling_price, booking, location }: ListedProduct, url: string) {
  const price = amountOf(selling_price);
  if (!price) return undefined;
  return {
    '@type': 'Offer',
    url,
    price: price.toFixed(2),
    priceCurrency: priceCurrency.code,
    itemCondition: usedCondition,
    availability: `https://schema.org/${booking ? 'OutOfStock' : 'InStock'}`,
    availableAtOrFrom: { '@type': 'Place', name: location },
    availableDeliveryMethod: 'https://schema.org/OnSitePickup',
  } satisfies Offer;
}

/** The breadcrumbs: the category, at its public address, and the product in it. */
const breadcrumbsOf = ({ name, category }: ListedProduct, origin: string) =>
  ({
    '@type': 'BreadcrumbList',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: categoryNames[category],
        item: origin + searchPath({ category: [category] }),
      },
      { '@type': 'ListItem', position: 2, name },
    ],
  }) satisfies BreadcrumbList;
