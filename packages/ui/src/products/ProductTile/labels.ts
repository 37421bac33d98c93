import { categoryNames, requiredLabels } from '@apple-only/contract';
import type { BadgeLabels } from '../../parts/Badge/labels.ts';
import type { SomeLabels } from '../../parts/LabelsProvider/use-labels.ts';
import type { LabelsOfPicture } from '../../parts/Picture/Picture.tsx';
import type { GradeLabels } from '../Grade/labels.ts';
import type { ProductNameLabels } from './product-name-labels.ts';

/** The words of a card's parts, as part of its own `labels`. They replace those of `Picture`, `Badge`, `Grade` and the name. */
export interface LabelsOfParts extends LabelsOfPicture, SomeLabels<BadgeLabels>, SomeLabels<ProductNameLabels> {
  grade?: SomeLabels<GradeLabels> | undefined;
}

export const tileLabels = { ...categoryNames };

export type TileLabels = typeof tileLabels & LabelsOfParts;

export const tileFactLabels = {
  originalPrice: requiredLabels.original_price,
  useYear: requiredLabels.use_year,
  location: requiredLabels.location,
  published: 'Published',
};

export const productTileLabels = { ...tileLabels, ...tileFactLabels };

export type ProductTileLabels = typeof productTileLabels & LabelsOfParts;
