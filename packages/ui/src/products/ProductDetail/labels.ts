import { requiredLabels, gradeWords, categoryNames, type GradeWords } from '@apple-only/contract';
import type { LabelsOfParts } from '../ProductTile/labels.ts';
import type { ProductNameLabels } from '../ProductTile/product-name-labels.ts';
import type { SomeLabels } from '../../parts/LabelsProvider/use-labels.ts';
import type { GalleryLabels } from '../Gallery/labels.ts';
import type { FactsTableLabels } from '../FactsTable/labels.ts';
import type { VerifiedBadgeLabels } from '../../parts/VerifiedBadge/labels.ts';

export const productDetailLabels = {
  published: 'Published',
  sellingPrice: 'Selling price',
  originalPrice: 'Original price',
  saved: (amount: string) => `You save ${amount}`,
  purchaseYear: 'Purchase year',
  useYear: 'Use year',
  location: 'Location',
  description: 'Description',
  seller: 'Seller',
  sellerEmail: requiredLabels.email,
  mobile: 'Mobile',
  logIn: 'Log in to see it',
  afterLogIn: 'Shown after you log in',
  contactError: 'Couldn’t load it.',
  retry: 'Try again',
  /** A user may have registered before they sold. */
  registered: (month: string) => `Registered since ${month}`,
  gradeMeaning: 'What this condition means, at worst',
  grades: gradeWords,
  share: 'Share',
  copied: 'Link copied',
  notCopied: 'Couldn’t copy the link. Copy it from the address bar.',
  ...categoryNames,
};

export type ProductDetailLabels = Omit<typeof productDetailLabels, 'grades'> & { grades: GradeWords } & Omit<
    LabelsOfParts,
    keyof ProductNameLabels
  > & {
    gallery?: SomeLabels<GalleryLabels>;
    factsTable?: SomeLabels<FactsTableLabels>;
    verified?: SomeLabels<VerifiedBadgeLabels>;
  };
