'use client';

import { isolateBidi } from '@apple-only/contract';
import { useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import type { DialogControl, LoadedProps } from '../Dialog/control.ts';
import { LoadedDialog } from '../Dialog/LoadedDialog.tsx';
import { FormError, type FormProblem } from '../../forms/FormError/FormError.tsx';
import type { SomeLabels } from '../LabelsProvider/use-labels.ts';
import type { RootProps } from '../Root/root.ts';
import type { BecomeSellerDialogLabels } from './labels.ts';
import * as styles from './BecomeSellerDialog.css.ts';

export interface BecomeSellerDialogProps extends RootProps<HTMLDivElement>, DialogControl {
  /** The e-mail of the buyer's account. */
  email: string;
  /** Called when the user confirms. Call `close` once the account is a seller's, or set `open`. */
  onConfirm: (close: () => void) => void;
  /** Whether the change is in progress. @default false */
  pending?: boolean | undefined;
  /** Why the change failed, and what to do about it. The dialog stays open, for another attempt. */
  error?: FormProblem | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<BecomeSellerDialogLabels> | undefined;
}

/** A `BecomeSellerDialog` whose code has loaded. */
export function LoadedBecomeSellerDialog({
  open,
  requestClose,
  email,
  onConfirm,
  pending = false,
  error,
  text,
  ...root
}: LoadedProps<Omit<BecomeSellerDialogProps, 'labels'>> & { text: BecomeSellerDialogLabels }) {
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
          <p className={styles.warning}>{text.warning(isolateBidi(email))}</p>
          <ul className={styles.changes}>
            {text.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
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
        <Button pending={pending} onClick={() => onConfirm(() => requestClose('done'))}>
          {text.confirm}
        </Button>
      </div>
    </LoadedDialog>
  );
}
