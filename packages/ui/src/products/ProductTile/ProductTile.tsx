'use client';

import type { ListedProduct } from '@apple-only/contract';
import { useId } from 'react';
import type { OfAnyShop } from '../../parts/ShopProvider/choices.ts';
import { Tile, TileFacts, type TileLook } from './Tile.tsx';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { type ProductTileLabels, productTileLabels } from './labels.ts';

export interface ProductTileProps extends TileLook {
  /** The product, exactly as the API returns it. */
  product: OfAnyShop<ListedProduct>;
  /** Address of the product's page; the whole tile is the link. */
  href?: string | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<ProductTileLabels> | undefined;
}

/**
 * One product in brief: picture, category, name, price, grade and four facts. Renders an `<article>` named by the
 * product's name.
 *
 * On a phone the picture is beside the rest.
 */
export function ProductTile({ product, facts, labels, ...rest }: ProductTileProps) {
  const text = useLabels<ProductTileLabels>('ProductTile', productTileLabels, labels);
  return (
    <Tile
      {...rest}
      product={product}
      nameId={useId()}
      labels={text}
      facts={facts === undefined ? <TileFacts product={product} labels={text} /> : facts}
    />
  );
}
