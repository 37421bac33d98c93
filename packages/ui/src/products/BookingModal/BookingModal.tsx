'use client';

import { categoryNames, productLabels } from '@apple-only/contract';
import { factWords } from '../FactsTable/fact-text.ts';
import { useOnDemand } from '../../parts/Dialog/on-demand.ts';
import type { BookingAnswers, BookingModalLabels, BookingModalProps } from './LoadedBookingModal.tsx';
import { useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { gradeLabels } from '../Grade/Grade.tsx';

export type { BookingAnswers, BookingModalLabels, BookingModalProps };

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

const load = () => import('./LoadedBookingModal.tsx').then(({ LoadedBookingModal }) => LoadedBookingModal);

/**
 * Asks a buyer for their contact, and books. Renders a `dialog` named by the product.
 *
 * The entered values are kept for the next opening, for this product or another. Its code, and that of the form, loads with the
 * first hover, focus or press of a button.
 */
export function BookingModal({ labels, ...modal }: BookingModalProps) {
  return useOnDemand(load, modal.product !== null, {
    ...modal,
    text: useLabels<BookingModalLabels>('BookingModal', bookingModalLabels, labels),
  });
}
