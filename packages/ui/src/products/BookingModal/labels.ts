import { productLabels, categoryNames } from '@apple-only/contract';
import { factWords } from '../FactsTable/fact-text.ts';
import { gradeLabels } from '../Grade/labels.ts';
import type { ChangesLabels } from './Changes.tsx';
import type { LabelsOfPicture } from '../../parts/Picture/Picture.tsx';
import type { SomeLabels } from '../../parts/LabelsProvider/use-labels.ts';
import type { FieldLabels } from '../../forms/Field/labels.ts';

export interface BookingModalLabels extends ChangesLabels, LabelsOfPicture {
  name: string;
  email: string;
  phone: string;
  phoneHint: string;
  phoneMalformed: string;
  location: string;
  /** Says who receives this data. */
  shared: string;
  confirm: string;
  close: string;
  field?: SomeLabels<FieldLabels>;
}

export const bookingModalLabels: BookingModalLabels = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  phoneHint: 'Optional, so that the seller can call you. Other users never see it.',
  phoneMalformed: 'This is not a phone number. Correct it, or leave it empty.',
  location: 'Location',
  shared: 'When you book, the seller gets your name, e-mail and location, and your phone number if you enter it.',
  changed: 'The seller has changed this listing',
  facts: productLabels,
  factWords,
  before: 'Before:',
  newPicture: 'A new photo',
  confirm: 'Booking Confirm',
  close: 'Close',
  categories: categoryNames,
  conditions: gradeLabels.steps,
};
