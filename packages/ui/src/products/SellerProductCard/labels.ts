import { tileLabels, tileFactLabels } from '../ProductTile/labels.ts';
import type { LabelsOfParts } from '../ProductTile/labels.ts';

export const sellerProductCardLabels = {
  ...tileLabels,
  ...tileFactLabels,
  onMarket: 'This Product is on Market',
  isBooked: 'This Product is Booked',
  notPublic: 'Not public yet',
  unconfirmed: 'Not public: listed before you confirmed your e-mail. Confirm that this listing is yours, or delete it.',
  buyer: 'Booked by',
  buyerEmail: 'Buyer’s e-mail',
  buyerPhone: 'Buyer’s phone',
  buyerLocation: 'Buyer’s location',
  confirm: 'Confirm listing',
  advertise: 'Run Advertise',
  stopAdvertising: 'Off Advertising',
  release: 'Release booking',
  edit: 'Edit',
  delete: 'Delete',
};

export type SellerProductCardLabels = typeof sellerProductCardLabels & LabelsOfParts;
