import { requiredLabels } from '@apple-only/contract';
import type { LabelsOfPicture } from '../../parts/Picture/Picture.tsx';
import type { SomeLabels } from '../../parts/LabelsProvider/use-labels.ts';
import type { ProductNameLabels } from '../ProductTile/product-name-labels.ts';

export const bookingCardLabels = {
  sellerEmail: requiredLabels.email,
  mobile: 'Mobile',
  location: 'Location',
  withdrawn: 'This product was withdrawn: the listing or its seller was removed. There is nothing to collect.',
  released: 'This booking was released, so the product is on the market again. Reason:',
  edited: (day: string) => `The seller changed this listing on ${day}.`,
  cancel: 'Delete order',
};

export type BookingCardLabels = typeof bookingCardLabels & LabelsOfPicture & SomeLabels<ProductNameLabels>;
