'use client';

import { Button } from '../../parts/Button/Button.tsx';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import { type GoogleButtonLabels, googleButtonLabels } from './labels.ts';
import * as styles from './GoogleButton.css.ts';

export interface GoogleButtonProps extends RootProps<HTMLDivElement> {
  /** Called when the user continues with a Google account. */
  onContinue: () => void;
  /** Whether Google's window is open. @default false */
  pending?: boolean | undefined;
  /** Called when the user stops waiting for that window. Omit it to leave the button out. */
  onCancel?: (() => void) | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<GoogleButtonLabels> | undefined;
}

/**
 * The alternative way to sign in, under a form. Renders a `<div>` with a `<button>`.
 *
 * It says that Google's window is open, and lets the user cancel: providers report late, or never, that it was closed.
 */
export function GoogleButton({ onContinue, pending = false, onCancel, labels, ...root }: GoogleButtonProps) {
  const text = useLabels<GoogleButtonLabels>('GoogleButton', googleButtonLabels, labels);
  return (
    <div {...rootProps(root, styles.root)}>
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
