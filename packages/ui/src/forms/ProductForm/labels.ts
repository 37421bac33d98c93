import { bookedEditRefusal, type Condition, categoryNames, gradeWords, productLabels } from '@apple-only/contract';
import { factWords } from '../../products/FactsTable/fact-text.ts';
import { validation } from '../Field/validation.ts';
import type { SomeLabels } from '../../parts/LabelsProvider/use-labels.ts';
import type { FieldLabels } from '../Field/labels.ts';
import type { ModelFieldLabels } from '../ModelField/labels.ts';
import type { PhotosInputLabels } from '../PhotosInput/labels.ts';

const { img: image, photos: _, ...fieldLabels } = productLabels;

export const productFormLabels = {
  ...fieldLabels,
  image,
  conditions: { Fair: 'Fair', Good: 'Good', Excellent: 'Excellent' } satisfies Record<Condition, string>,
  categories: categoryNames,
  /** The meanings of the conditions. */
  grades: gradeWords,
  /** Under the question for the model, if there is a list of models. */
  modelHint: 'Optional. A model from the list sets the category, and offers its sizes and colours.',
  /** The sizes that the chosen model was not sold with. */
  otherSizes: 'Other sizes',
  /** Above the entries that differ from the chosen model. */
  misfits: (model: string) => `This differs from “${model}”, and stays as it is:`,
  misfit: (field: string, entered: string, known: string) => `${field}: “${entered}”. This model: “${known}”.`,
  moreFacts: 'More facts (optional)',
  moreFactsHint: 'Buyers compare them: battery, storage, marks, warranty.',
  /** The values of facts. */
  factWords,
  icloudOffStatement: 'Off: I have signed the device out of iCloud',
  wholeOutOfRange: (least: number, most: number) => `Enter a whole number from ${least} to ${most}.`,
  dayOutOfRange: (first: string, last: string) => `Enter a day from ${first} to ${last}.`,
  /** Above the facts that are below the chosen grade. */
  belowGrade: (condition: string) => `The facts do not fit “${condition}”. Choose a lower condition, or correct them:`,
  belowCriterion: (criterion: string, limit: string, fact: string) =>
    `${criterion}: “${fact}”. This condition: “${limit}”.`,
  submit: 'Add product',
  nameRequired: validation.nameRequired,
  priceRequired: validation.priceRequired,
  yearRequired: validation.yearRequired,
  descriptionRequired: validation.descriptionRequired,
  numberRequired: validation.numberRequired,
  emailRequired: validation.emailRequired,
  emailMalformed: validation.emailMalformed,
  imageRequired: validation.imageRequired,
  /** For photos that are still being prepared. */
  photosPreparing: 'Wait until the photos are ready.',
  /** For a field without a message of its own. */
  required: validation.required,
  conditionRequired: validation.conditionRequired,
  categoryRequired: validation.categoryRequired,
  /** Above the list of invalid fields. */
  incomplete: 'Not added yet. Check these fields:',
  done: 'Product added',
  /** For a listed product, instead of `submit` and `incomplete`. */
  save: 'Save changes',
  unsaved: 'Not saved yet. Check these fields:',
  discard: 'Discard changes',
  /** Above the form for a booked product: the fields that can be changed. */
  booked: bookedEditRefusal,
  again: 'Add another product',
};
export type ProductFormLabels = typeof productFormLabels & {
  photosInput?: SomeLabels<PhotosInputLabels>;
  field?: SomeLabels<FieldLabels>;
  modelField?: SomeLabels<ModelFieldLabels>;
};
