import { amountOf, categoryNames, type ListedProduct, photosOf } from '@apple-only/contract';
import { paths } from './paths.ts';

/** A product in the vocabulary of schema.org, for search engines. A price that is not a number is left out. */
export function structuredData(product: ListedProduct, origin: string) {
  const url = origin + paths.product(product);
  const price = amountOf(product.selling_price);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    image: photosOf(product),
    sku: product._id,
    url,
    category: categoryNames[product.category],
    itemCondition: 'https://schema.org/UsedCondition',
    offers: {
      '@type': 'Offer',
      url,
      itemCondition: 'https://schema.org/UsedCondition',
      availability: `https://schema.org/${product.booking ? 'OutOfStock' : 'InStock'}`,
      ...(price !== undefined && { price: price.toFixed(2), priceCurrency: 'USD' }),
    },
  };
}
