'use client';

import type { BookingLocation } from '@apple-only/contract';
import { useDialog } from '../../parts/Dialog/use-dialog.ts';
import type { BookingAnswers, BookingModalProps } from './LoadedBookingModal.tsx';
import { useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { bookingModalLabels, type BookingModalLabels } from './labels.ts';

export type { BookingAnswers, BookingModalProps };

const load = () => import('./LoadedBookingModal.tsx').then(({ LoadedBookingModal }) => LoadedBookingModal);

/**
 * Asks a buyer for their contact, and books. Renders a `dialog` named by the product.
 *
 * The entered values are kept for the next opening, for this product or another. Its code, and that of the form, loads with the
 * first hover, focus or press of a button.
 */
export function BookingModal<OwnLocation extends string = BookingLocation>({
  labels,
  onSubmit,
  ...modal
}: BookingModalProps<NoInfer<OwnLocation>>) {
  return useDialog(load, {
    ...modal,
    // The form offers the shop's places, which are those of the type parameter.
    onSubmit: onSubmit as BookingModalProps<string>['onSubmit'],
    text: useLabels<BookingModalLabels>('BookingModal', bookingModalLabels, labels),
  });
}
