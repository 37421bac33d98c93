import {
  bookedEditRefusal,
  type Condition,
  categoryNames,
  gradeWords,
  productLabels,
  textLimits,
} from '@apple-only/contract';
import { validation } from '../Field/validation.ts';
import type { PhotoInputLabels } from '../PhotoInput/PhotoInput.tsx';

const { img: image, ...fieldLabels } = productLabels;

export const productFormLabels = {
  ...fieldLabels,
  image,
  conditions: { Fair: 'Fair', Good: 'Good', Excellent: 'Excellent' } satisfies Record<Condition, string>,
  categories: categoryNames,
  /** What the conditions mean. */
  grades: gradeWords,
  submit: 'Add product',
  nameRequired: validation.nameRequired,
  priceRequired: validation.priceRequired,
  yearRequired: validation.yearRequired,
  descriptionRequired: validation.descriptionRequired,
  descriptionTooLong: validation.tooLong(textLimits.description),
  numberRequired: validation.numberRequired,
  emailRequired: validation.emailRequired,
  emailMalformed: validation.emailMalformed,
  imageRequired: validation.imageRequired,
  /** For a field without a sentence of its own. */
  required: validation.required,
  conditionRequired: validation.conditionRequired,
  categoryRequired: validation.categoryRequired,
  /** Above the list of invalid fields. */
  incomplete: 'Not added yet. Check these fields:',
  done: 'Product added',
  /** For a product that is listed already, in place of `submit` and `incomplete`. */
  save: 'Save changes',
  unsaved: 'Not saved yet. Check these fields:',
  discard: 'Discard changes',
  /** Above the form for a booked product: what can be changed. */
  booked: bookedEditRefusal,
  again: 'Add another product',
};
export type ProductFormLabels = typeof productFormLabels & { photoInput?: Partial<PhotoInputLabels> };
