'use client';

import { useOnDemand } from '../Dialog/on-demand.ts';
import type { BecomeSellerDialogLabels, BecomeSellerDialogProps } from './LoadedBecomeSellerDialog.tsx';
import { useLabels } from '../LabelsProvider/use-labels.ts';

export type { BecomeSellerDialogLabels, BecomeSellerDialogProps };

export const becomeSellerDialogLabels: BecomeSellerDialogLabels = {
  title: 'Become a seller?',
  warning: (email) => `This changes your account ${email}. You cannot change it back.`,
  changes: [
    'You can list products, edit and advertise them.',
    'You can no longer book. To book, you need another account.',
    'My Booking, with your past bookings, is no longer shown.',
  ],
  confirm: 'Become a seller',
  cancel: 'cancel',
};

const load = () =>
  import('./LoadedBecomeSellerDialog.tsx').then(({ LoadedBecomeSellerDialog }) => LoadedBecomeSellerDialog);

/**
 * Asks a buyer for confirmation before their account becomes a seller's. Renders an `alertdialog` whose focus starts on 'cancel'.
 *
 * Accessibility: what changes is read with the title; Enter, pressed in haste, cancels.
 *
 * Its code loads with the first hover, focus or press of a button.
 */
export function BecomeSellerDialog({ labels, ...dialog }: BecomeSellerDialogProps) {
  return useOnDemand(load, dialog.open, {
    ...dialog,
    text: useLabels<BecomeSellerDialogLabels>('BecomeSellerDialog', becomeSellerDialogLabels, labels),
  });
}
