'use client';

import { useId } from 'react';
import type { OfAnyShop } from '../../parts/ShopProvider/choices.ts';
import type { TileProduct } from '../ProductTile/fields.ts';
import { Tile, type TileLook } from '../ProductTile/Tile.tsx';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { type AdvertisedCardLabels, advertisedCardLabels } from './labels.ts';

export interface AdvertisedCardProps extends TileLook {
  /** The product: the displayed fields of the API's response (specification §2), and its two states. */
  product: OfAnyShop<TileProduct>;
  /** Address of the product's page; the whole card is the link. */
  href?: string | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<AdvertisedCardLabels> | undefined;
}

/**
 * An advertised product, at a glance: picture, category, name, price and grade. Renders an `<article>`
 * named by the product's name.
 *
 * On a phone the picture is beside the rest.
 */
export function AdvertisedCard({ labels, ...rest }: AdvertisedCardProps) {
  const text = useLabels<AdvertisedCardLabels>('AdvertisedCard', advertisedCardLabels, labels);
  return <Tile {...rest} nameId={useId()} labels={text} />;
}
