'use client';

import type { DialogProps } from './LoadedDialog.tsx';
import { useDialog } from './use-dialog.ts';
import { useLabels } from '../LabelsProvider/use-labels.ts';
import { dialogLabels, type DialogLabels } from './labels.ts';

export type { DialogControl, DialogReason } from './control.ts';
export type { DialogProps };

const load = () => import('./LoadedDialog.tsx').then(({ LoadedDialog }) => LoadedDialog);

/**
 * A modal dialog. Renders a `<div role="dialog">` at the end of the page.
 *
 * The focus stays in it, and then returns to where it was. Escape closes it, and so does the system's back action, such
 * as Android's gesture. A press on the page behind also closes it, unless the user has typed something. Its code loads
 * with the first hover, focus or press of a button.
 */
export function Dialog({ labels, ...dialog }: DialogProps) {
  const { close } = useLabels<DialogLabels>('Dialog', dialogLabels, labels);
  return useDialog(load, { ...dialog, closeLabel: close });
}
