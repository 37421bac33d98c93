'use client';

import { type ReactNode, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { FormError } from '../FormError/FormError.tsx';
import * as styles from './DeleteConfirmation.css.ts';

export const deleteConfirmationLabels = {
  title: 'Are you sure you want to delete?',
  warning: (name: string) => `If you delete ${name}. It cannot be undone.`,
  cancel: 'cancel',
};
export type DeleteConfirmationLabels = typeof deleteConfirmationLabels;

export interface DeleteConfirmationProps {
  /** Whether it asks. */
  open: boolean;
  /** Called with `false` when the person thinks better of it. */
  onOpenChange: (open: boolean) => void;
  /** What would be deleted. */
  name: string;
  /** What goes with it. */
  children?: ReactNode;
  /** 'Confirm Delete' for sellers (specification §8). @default 'Delete' */
  confirmLabel?: 'Delete' | 'Confirm Delete' | (string & {}) | undefined;
  /** Called when the person wants it gone. Close it when it is. */
  onConfirm: () => void;
  /** Whether the deletion is under way. @default false */
  pending?: boolean | undefined;
  /** Why it could not be deleted: a sentence. The question stands, and can be answered again. */
  error?: string | undefined;
  /** Replaces words, for another language. */
  labels?: Partial<DeleteConfirmationLabels> | undefined;
}

/**
 * Asks before something is deleted that cannot be brought back. Renders an `alertdialog` whose focus starts on
 * 'cancel'.
 *
 * Accessibility: the warning is read with the title; Enter, pressed in haste, cancels.
 */
export function DeleteConfirmation({
  open,
  onOpenChange,
  name,
  children,
  confirmLabel = 'Delete',
  onConfirm,
  pending = false,
  error,
  labels,
}: DeleteConfirmationProps) {
  const text = { ...deleteConfirmationLabels, ...labels };
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      alert
      open={open}
      onOpenChange={onOpenChange}
      busy={pending}
      initialFocus={cancel}
      title={text.title}
      description={
        <div className={styles.words}>
          <p className={styles.warning}>{text.warning(name)}</p>
          {children && <div className={styles.consequences}>{children}</div>}
        </div>
      }
    >
      {error !== undefined && (
        <div className={styles.error}>
          <FormError error={{ message: error }} />
        </div>
      )}
      <div className={styles.actions}>
        <Button ref={cancel} kind="quiet" disabled={pending} onClick={() => onOpenChange(false)}>
          {text.cancel}
        </Button>
        <Button kind="danger" pending={pending} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
