'use client';

import { type ReactNode, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { LoadedDialog } from '../Dialog/LoadedDialog.tsx';
import { FormError } from '../../forms/FormError/FormError.tsx';
import type { SomeLabels } from '../LabelsProvider/use-labels.ts';
import type { RootProps } from '../Root/root.ts';
import type { DeleteConfirmationLabels } from './labels.ts';
import * as styles from './DeleteConfirmation.css.ts';

export interface DeleteConfirmationProps extends RootProps<HTMLDivElement> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called with `false` when the user cancels. */
  onOpenChange: (open: boolean) => void;
  /** The name of the item to delete. */
  name: string;
  /** What is deleted with it. */
  children?: ReactNode;
  /** 'Confirm Delete' for sellers (specification §8). @default 'Delete' */
  confirmLabel?: 'Delete' | 'Confirm Delete' | (string & {}) | undefined;
  /** Called when the user confirms. Close the dialog after the deletion. */
  onConfirm: () => void;
  /** Whether the deletion is in progress. @default false */
  pending?: boolean | undefined;
  /** Why the deletion failed: a sentence. The dialog stays open, for another attempt. */
  error?: string | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<DeleteConfirmationLabels> | undefined;
}

/** A `DeleteConfirmation` whose code has loaded. */
export function LoadedDeleteConfirmation({
  open,
  onOpenChange,
  name,
  children,
  confirmLabel,
  onConfirm,
  pending = false,
  error,
  text,
  ...root
}: Omit<DeleteConfirmationProps, 'labels'> & { text: DeleteConfirmationLabels }) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <LoadedDialog
      {...root}
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
          {confirmLabel ?? text.confirm}
        </Button>
      </div>
    </LoadedDialog>
  );
}
