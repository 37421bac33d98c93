'use client';

import { isolateBidi } from '@apple-only/contract';
import { type ReactNode, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import type { DialogControl, LoadedProps } from '../Dialog/control.ts';
import { LoadedDialog } from '../Dialog/LoadedDialog.tsx';
import { FormError, type FormProblem } from '../../forms/FormError/FormError.tsx';
import type { SomeLabels } from '../LabelsProvider/use-labels.ts';
import type { RootProps } from '../Root/root.ts';
import type { DeleteConfirmationLabels } from './labels.ts';
import * as styles from './DeleteConfirmation.css.ts';

export interface DeleteConfirmationProps extends RootProps<HTMLDivElement>, DialogControl {
  /** The name of the item to delete. */
  name: string;
  /** Describes what else is deleted. */
  children?: ReactNode;
  /** 'Confirm Delete' for sellers (specification §8). @default 'Delete' */
  confirmLabel?: 'Delete' | 'Confirm Delete' | (string & {}) | undefined;
  /** Called when the user confirms. Call `close` after the deletion, or set `open`. */
  onConfirm: (close: () => void) => void;
  /** Whether the deletion is in progress. @default false */
  pending?: boolean | undefined;
  /** Why the deletion failed. The dialog stays open, for another attempt. */
  error?: FormProblem | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<DeleteConfirmationLabels> | undefined;
}

/** A `DeleteConfirmation` whose code has loaded. */
export function LoadedDeleteConfirmation({
  open,
  requestClose,
  name,
  children,
  confirmLabel,
  onConfirm,
  pending = false,
  error,
  text,
  ...root
}: LoadedProps<Omit<DeleteConfirmationProps, 'labels'>> & { text: DeleteConfirmationLabels }) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <LoadedDialog
      {...root}
      alert
      open={open}
      requestClose={requestClose}
      busy={pending}
      initialFocus={cancel}
      title={text.title}
      description={
        <div className={styles.words}>
          <p className={styles.warning}>{text.warning(isolateBidi(name))}</p>
          {children && <div className={styles.consequences}>{children}</div>}
        </div>
      }
    >
      {error && (
        <div className={styles.error}>
          <FormError error={error} />
        </div>
      )}
      <div className={styles.actions}>
        <Button ref={cancel} kind="quiet" disabled={pending} onClick={() => requestClose('close')}>
          {text.cancel}
        </Button>
        <Button kind="danger" pending={pending} onClick={() => onConfirm(() => requestClose('done'))}>
          {confirmLabel ?? text.confirm}
        </Button>
      </div>
    </LoadedDialog>
  );
}
