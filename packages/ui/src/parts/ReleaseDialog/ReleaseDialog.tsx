'use client';

import { useDialog } from '../Dialog/use-dialog.ts';
import type { ReleaseDialogProps } from './LoadedReleaseDialog.tsx';
import { useLabels } from '../LabelsProvider/use-labels.ts';
import { releaseDialogLabels, type ReleaseDialogLabels } from './labels.ts';

export type { ReleaseDialogProps };

const load = () => import('./LoadedReleaseDialog.tsx').then(({ LoadedReleaseDialog }) => LoadedReleaseDialog);

/**
 * Asks a seller why they release a booking; the buyer will see the reason. Renders a `dialog` with a form in it.
 *
 * A reason is for one buyer only: opened again for the same buyer, the dialog still has the entered text. Its code, and that of the form,
 * loads with the first hover, focus or press of a button.
 */
export function ReleaseDialog({ labels, ...dialog }: ReleaseDialogProps) {
  return useDialog(load, {
    ...dialog,
    text: useLabels<ReleaseDialogLabels>('ReleaseDialog', releaseDialogLabels, labels),
  });
}
