'use client';

import type { ListedProduct } from '@apple-only/contract';
import { Grid } from '../../frame/Grid/Grid.tsx';
import { Section } from '../../frame/Section/Section.tsx';
import type { advertisedCardFields } from '../AdvertisedCard/fields.ts';
import { AdvertisedCard } from '../AdvertisedCard/AdvertisedCard.tsx';
import { AdvertisedCardSkeleton } from '../AdvertisedCard/AdvertisedCardSkeleton.tsx';
import type { OfAnyShop } from '../../parts/ShopProvider/choices.ts';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import { type SimilarProductsLabels, similarProductsLabels } from './labels.ts';
import * as styles from './SimilarProducts.css.ts';

/** The displayed fields of a product, and its id. */
export type SimilarProduct = Pick<ListedProduct, '_id' | (typeof advertisedCardFields)[number]>;

export interface SimilarProductsProps<
  P extends OfAnyShop<SimilarProduct> = SimilarProduct,
> extends RootProps<HTMLDivElement> {
  /** The products, as the API returns them. Undefined while they load: their room is reserved. */
  products: readonly P[] | undefined;
  /** The address of a product's page. */
  hrefOf: (product: P) => string;
  /** Replaces words, for another language. */
  labels?: SomeLabels<SimilarProductsLabels> | undefined;
}

/** The cards that fill a row. */
const row = [0, 1, 2, 3];

/**
 * Products like the one above, as a row of cards. Renders a `<div>` with a `<section>` named by its heading, or nothing
 * if there are none.
 *
 * It is not printed.
 */
export function SimilarProducts<P extends OfAnyShop<SimilarProduct> = SimilarProduct>({
  products,
  hrefOf,
  labels,
  ...root
}: SimilarProductsProps<P>) {
  const text = useLabels<SimilarProductsLabels>('SimilarProducts', similarProductsLabels, labels);
  if (products?.length === 0) return null;
  return (
    <div {...rootProps(root, styles.root)}>
      <Section title={text.title} text={text.text}>
        <Grid columns={4} row loading={products === undefined} loadingLabel={text.loading}>
          {products
            ? products.map((product) => (
                <AdvertisedCard key={product._id} product={product} href={hrefOf(product)} labels={text.card} />
              ))
            : row.map((place) => <AdvertisedCardSkeleton key={place} />)}
        </Grid>
      </Section>
    </div>
  );
}
