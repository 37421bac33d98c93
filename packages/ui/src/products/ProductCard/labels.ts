// Separate from the card: a product's page uses the same booking words without the card.
import { categoryNames, gradeWords, type GradeWords, requiredLabels } from '@apple-only/contract';
import type { SomeLabels } from '../../parts/LabelsProvider/use-labels.ts';
import type { LabelsOfParts } from '../ProductTile/labels.ts';
import type { VerifiedBadgeLabels } from '../../parts/VerifiedBadge/labels.ts';
import type { DescriptionLabels } from './description-labels.ts';

export const productCardLabels = {
  published: 'Published',
  sellingPrice: requiredLabels.selling_price,
  originalPrice: requiredLabels.original_price,
  purchaseYear: requiredLabels.purchase_year,
  useYear: requiredLabels.use_year,
  location: requiredLabels.location,
  sellerEmail: requiredLabels.email,
  mobile: 'Mobile',
  book: 'Booking Now',
  notAvailable: 'This Product is not Available',
  own: 'You booked this.',
  /** The next step of the buyer who has booked it. */
  ownNext: 'Call or e-mail the seller to collect it.',
  ownLink: 'My Booking',
  ...categoryNames,
  grades: gradeWords,
};
export type ProductCardLabels = Omit<typeof productCardLabels, 'grades'> & { grades: GradeWords } & LabelsOfParts &
  SomeLabels<DescriptionLabels> & { verified?: SomeLabels<VerifiedBadgeLabels> };
