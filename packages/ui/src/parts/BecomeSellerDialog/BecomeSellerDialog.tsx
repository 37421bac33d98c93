'use client';

import { useDialog } from '../Dialog/use-dialog.ts';
import type { BecomeSellerDialogProps } from './LoadedBecomeSellerDialog.tsx';
import { useLabels } from '../LabelsProvider/use-labels.ts';
import { becomeSellerDialogLabels, type BecomeSellerDialogLabels } from './labels.ts';

export type { BecomeSellerDialogProps };

const load = () =>
  import('./LoadedBecomeSellerDialog.tsx').then(({ LoadedBecomeSellerDialog }) => LoadedBecomeSellerDialog);

/**
 * Asks a buyer for confirmation before their account becomes a seller's. Renders an `alertdialog` whose focus starts on 'cancel'.
 *
 * Accessibility: the changes are read with the title; Enter, pressed in haste, cancels.
 *
 * Its code loads with the first hover, focus or press of a button.
 */
export function BecomeSellerDialog({ labels, ...dialog }: BecomeSellerDialogProps) {
  return useDialog(load, {
    ...dialog,
    text: useLabels<BecomeSellerDialogLabels>('BecomeSellerDialog', becomeSellerDialogLabels, labels),
  });
}
