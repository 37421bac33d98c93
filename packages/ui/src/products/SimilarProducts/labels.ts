import type { SomeLabels } from '../../parts/LabelsProvider/use-labels.ts';
import type { AdvertisedCardLabels } from '../AdvertisedCard/labels.ts';

export const similarProductsLabels = {
  title: 'Similar products',
  text: 'In the same category, and available now.',
  loading: 'Loading',
};

export type SimilarProductsLabels = typeof similarProductsLabels & {
  /** The words of the cards. */
  card?: SomeLabels<AdvertisedCardLabels>;
};
