import { Button } from '../Button/Button.tsx';
import * as styles from './GoogleButton.css.ts';

export const googleButtonLabels = {
  /** Between the other way to go on and this one. */
  or: 'or',
  google: 'continue with Google',
  waiting: 'Finish in the window that has opened',
  cancel: 'Cancel',
};
export type GoogleButtonLabels = typeof googleButtonLabels;

export interface GoogleButtonProps {
  /** Called by whoever wants to go on with a Google account. */
  onContinue: () => void;
  /** Whether Google's window is open. @default false */
  pending?: boolean | undefined;
  /** Called by whoever does not want to wait for that window any more. Omit it to leave the button out. */
  onCancel?: (() => void) | undefined;
  /** Replaces words, for another language. */
  labels?: Partial<GoogleButtonLabels> | undefined;
}

/**
 * The other way to sign in, under a form. Renders a `<div>` with a `<button>`.
 *
 * While Google's window is open it says so, and can be called off: providers tell late, or never, that it was closed.
 */
export function GoogleButton({ onContinue, pending = false, onCancel, labels }: GoogleButtonProps) {
  const text = { ...googleButtonLabels, ...labels };
  return (
    <div className={styles.root}>
      <p className={styles.or}>{text.or}</p>
      <Button kind="quiet" wide pending={pending} pendingLabel={text.waiting} onClick={onContinue}>
        {text.google}
      </Button>
      {pending && (
        <p className={styles.waiting}>
          <span aria-hidden="true">{text.waiting}</span>
          {onCancel && (
            <Button kind="quiet" size="small" onClick={onCancel}>
              {text.cancel}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
