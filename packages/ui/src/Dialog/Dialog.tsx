'use client';

import { type ReactNode, type RefObject, useId, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Dialog.css.ts';
import { useModal } from './modal.ts';

export const dialogLabels = { close: 'Close' };
export type DialogLabels = typeof dialogLabels;

export interface DialogProps {
  /** Whether it is there. */
  open: boolean;
  /** Called with `false` when the person wants to leave. */
  onOpenChange: (open: boolean) => void;
  /** Names the dialog. */
  title: ReactNode;
  /** What stands under the title and is read with it. */
  description?: ReactNode;
  /** A picture beside the title. */
  picture?: ReactNode;
  /** What is to be finished: a form, or the buttons of an answer. */
  children?: ReactNode;
  /**
   * Whether it interrupts for something that cannot be undone: an `alertdialog`, which has no cross and does not close
   * when the page behind it is pressed. Give it a way out of its own.
   * @default false
   */
  alert?: boolean | undefined;
  /** Whether something is under way that leaving would lose sight of. The dialog stays until it is over. @default false */
  busy?: boolean | undefined;
  /** What has the focus at first. @default the first control */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Replaces words, for another language. */
  labels?: Partial<DialogLabels> | undefined;
}

/**
 * Something to finish before the page goes on. Renders a `<div role="dialog">` at the end of the page.
 *
 * The focus stays in it, and goes back to where it was. Escape closes it; so does the page behind it, unless something
 * was typed.
 */
export function Dialog({ alert = false, busy = false, ...rest }: DialogProps) {
  // There is no page for it to stand at the end of on the server, nor, so that both agree, while its HTML is taken over.
  const hasPage = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  return rest.open && hasPage && createPortal(<Modal {...rest} alert={alert} busy={busy} />, document.body);
}

/** What is there while a dialog is open. */
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
      {/* Who has no mouse leaves by Escape. */}
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
        {/* Last, so that the focus starts on what the dialog is for. */}
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
