import { bookedEditRefusal, type Condition, categoryNames, textLimits } from '@apple-only/contract';
import { validation } from '../Field/validation.ts';
import type { PhotoInputLabels } from '../PhotoInput/PhotoInput.tsx';

export const productFormLabels = {
  image: 'Photo',
  condition: 'Condition',
  conditions: { Fair: 'Fair', Good: 'Good', Excellent: 'Excellent' } satisfies Record<Condition, string>,
  category: 'Category',
  categories: categoryNames,
  name: 'Product name',
  selling_price: 'Selling price',
  original_price: 'Original price',
  purchase_year: 'Purchase year',
  use_year: 'Use year',
  description: 'Description',
  location: 'Location',
  number: 'Mobile number',
  email: "Seller's e-mail",
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
