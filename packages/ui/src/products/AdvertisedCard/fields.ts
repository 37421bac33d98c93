import { tileFields } from '../ProductTile/fields.ts';

/** The fields of a product that the card shows. */
export const advertisedCardFields = tileFields;
