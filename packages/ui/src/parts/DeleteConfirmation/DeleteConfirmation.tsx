'use client';

import { useDialog } from '../Dialog/use-dialog.ts';
import type { DeleteConfirmationProps } from './LoadedDeleteConfirmation.tsx';
import { useLabels } from '../LabelsProvider/use-labels.ts';
import { deleteConfirmationLabels, type DeleteConfirmationLabels } from './labels.ts';

export type { DeleteConfirmationProps };

const load = () =>
  import('./LoadedDeleteConfirmation.tsx').then(({ LoadedDeleteConfirmation }) => LoadedDeleteConfirmation);

/**
 * Asks for confirmation before a deletion that cannot be undone. Renders an `alertdialog` whose focus starts on
 * 'cancel'.
 *
 * Accessibility: the warning is read with the title; Enter, pressed in haste, cancels.
 *
 * Its code loads with the first hover, focus or press of a button.
 */
export function DeleteConfirmation({ labels, ...confirmation }: DeleteConfirmationProps) {
  const text = useLabels<DeleteConfirmationLabels>('DeleteConfirmation', deleteConfirmationLabels, labels);
  return useDialog(load, { ...confirmation, text });
}
