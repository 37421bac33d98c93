'use client';

import { type ReactNode, useCallback, useId, useRef } from 'react';
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
  /** A note under the button, such as which role a new account gets. */
  hint?: ReactNode;
  /** Replaces words, for another language. */
  labels?: SomeLabels<GoogleButtonLabels> | undefined;
}

/**
 * The alternative way to sign in, under a form. Renders a `<div>` with a `<button>`.
 *
 * Shows that Google's window is open, and lets the user cancel: providers report late, or never, that it was closed.
 */
export function GoogleButton({ onContinue, pending = false, onCancel, hint, labels, ...root }: GoogleButtonProps) {
  const text = useLabels<GoogleButtonLabels>('GoogleButton', googleButtonLabels, labels);
  const hintId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const cancelRef = useCallback((cancel: HTMLButtonElement) => {
    // Otherwise the focus would be lost with it, however the wait ends.
    return () => void (document.activeElement === cancel && button.current?.focus());
  }, []);
  return (
    <div {...rootProps(root, styles.root)}>
      <p className={styles.or}>{text.or}</p>
      <Button
        ref={button}
        kind="quiet"
        wide
        pending={pending}
        pendingLabel={text.waiting}
        aria-describedby={hint ? hintId : undefined}
        onClick={onContinue}
      >
        {text.google}
      </Button>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {pending && (
        <p className={styles.waiting}>
          <span aria-hidden="true">{text.waiting}</span>
          {onCancel && (
            <Button ref={cancelRef} kind="quiet" size="small" onClick={onCancel}>
              {text.cancel}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
