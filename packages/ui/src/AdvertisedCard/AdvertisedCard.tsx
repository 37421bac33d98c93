import { useId } from 'react';
import { Tile, tileLabels, type TileLabels, type TileLook, type TileProduct } from '../ProductTile/Tile.tsx';

export const advertisedCardLabels: TileLabels = tileLabels;
export type AdvertisedCardLabels = TileLabels;

export interface AdvertisedCardProps extends TileLook {
  /** The product: of what the API answers, what is shown (specification §2), and its two states. */
  product: TileProduct;
  /** Where more is to be read; the whole card leads there. */
  href?: string | undefined;
  /** Replaces words, for another language. */
  labels?: Partial<AdvertisedCardLabels> | undefined;
}

/**
 * A product that its seller puts forward, at a glance: picture, category, name, price and grade. Renders an `<article>`
 * named by the product's name.
 *
 * On a phone the picture stands beside the rest.
 */
export function AdvertisedCard({ labels, ...rest }: AdvertisedCardProps) {
  return <Tile {...rest} nameId={useId()} labels={{ ...advertisedCardLabels, ...labels }} />;
}
