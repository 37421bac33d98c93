import { type TileLabels, tileLabels } from '../ProductTile/labels.ts';

export const advertisedCardLabels: TileLabels = tileLabels;

export type AdvertisedCardLabels = TileLabels;
