'use client';

import { useOnDemand } from '../Dialog/on-demand.ts';
import type { ReleaseDialogLabels, ReleaseDialogProps } from './LoadedReleaseDialog.tsx';
import { useLabels } from '../LabelsProvider/use-labels.ts';

export type { ReleaseDialogLabels, ReleaseDialogProps };

export const releaseDialogLabels: ReleaseDialogLabels = {
  title: 'Release this booking?',
  warning: (name, buyer) =>
    `${name} goes back on the market, and ${buyer ?? 'the buyer'} sees your reason in My Booking.`,
  reason: 'Reason',
  reasonRequired: 'Reason is Required',
  release: 'Release booking',
  cancel: 'cancel',
  close: 'Close',
};

const load = () => import('./LoadedReleaseDialog.tsx').then(({ LoadedReleaseDialog }) => LoadedReleaseDialog);

/**
 * Asks a seller why a booking is released; the buyer gets to see the reason. Renders a `dialog` with a form in it.
 *
 * It is empty whenever it opens: a reason is for one buyer alone. Its code, and that of the form, loads with the first hover,
 * focus or press of a button.
 */
export function ReleaseDialog({ labels, ...dialog }: ReleaseDialogProps) {
  return useOnDemand(load, dialog.product !== null, {
    ...dialog,
    text: useLabels<ReleaseDialogLabels>('ReleaseDialog', releaseDialogLabels, labels),
  });
}
