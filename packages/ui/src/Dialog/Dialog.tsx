'use client';

import { type ReactNode, type RefObject, useId, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Dialog.css.ts';
import { useModal } from './modal.ts';

export const dialogLabels = { close: 'Close' };
export type DialogLabels = typeof dialogLabels;

export interface DialogProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called with `false` when the user closes it. */
  onOpenChange: (open: boolean) => void;
  /** The title, which names the dialog. */
  title: ReactNode;
  /** Text under the title, read together with it. */
  description?: ReactNode;
  /** A picture beside the title. */
  picture?: ReactNode;
  /** The content: a form, or the buttons of an answer. */
  children?: ReactNode;
  /**
   * Whether it interrupts for an action that cannot be undone: an `alertdialog`, which has no close button and does not close
   * on a press outside. Provide a button that closes it.
   * @default false
   */
  alert?: boolean | undefined;
  /** Whether an action is in progress whose result the user would miss. The dialog stays open meanwhile. @default false */
  busy?: boolean | undefined;
  /** The element with the initial focus. @default the first control */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Replaces words, for another language. */
  labels?: Partial<DialogLabels> | undefined;
}

/**
 * A modal dialog. Renders a `<div role="dialog">` at the end of the page.
 *
 * The focus stays in it, and returns to where it was. Escape closes it; so does a press on the page behind, unless the user
 * has typed something.
 */
export function Dialog({ alert = false, busy = false, ...rest }: DialogProps) {
  // A server has no page to append it to; neither does hydration, so that both agree.
  const hasPage = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  return rest.open && hasPage && createPortal(<Modal {...rest} alert={alert} busy={busy} />, document.body);
}

/** The elements of an open dialog. */
function Modal({
  onOpenChange,
  title,
  description,
  picture,
  children,
  alert,
  busy,
  initialFocus,
  labels,
}: Omit<DialogProps, 'open'>) {
  const text = { ...dialogLabels, ...labels };
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const typed = useRef(false);
  const leave = () => {
    if (!busy) onOpenChange(false);
  };
  const isStray = useModal(root, leave, initialFocus);

  return (
    <>
      {/* Keyboard users leave with Escape. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className={styles.scrim} onClick={() => alert || typed.current || isStray() || leave()} />
      <div
        ref={root}
        role={alert ? 'alertdialog' : 'dialog'}
        tabIndex={-1}
        className={styles.root}
        aria-labelledby={`${id}title`}
        aria-describedby={description ? `${id}description` : undefined}
        aria-busy={busy || undefined}
        onInput={() => {
          typed.current = true;
        }}
      >
        <div className={styles.head} data-picture={Boolean(picture) || undefined}>
          {picture && <div className={styles.picture}>{picture}</div>}
          <div className={styles.words}>
            <h2 id={`${id}title`} className={styles.title}>
              {title}
            </h2>
            {description && <div id={`${id}description`}>{description}</div>}
          </div>
        </div>
        {children}
        {/* Last, so that the focus starts on the dialog's content. */}
        {!alert && (
          <button
            type="button"
            className={styles.close}
            aria-label={text.close}
            aria-disabled={busy || undefined}
            onClick={leave}
          >
            <Icon name="cross" />
          </button>
        )}
      </div>
    </>
  );
}
