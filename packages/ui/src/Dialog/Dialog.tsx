'use client';

import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Dialog.css.ts';

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
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  picture,
  children,
  alert = false,
  busy = false,
  initialFocus,
  labels,
}: DialogProps) {
  const text = { ...dialogLabels, ...labels };
  const typed = useRef(false);
  const origin = useRef<readonly HTMLElement[]>([]);
  const openedAt = useRef(0);

  return (
    <Radix.Root open={open} onOpenChange={(next) => (next || !busy) && onOpenChange(next)}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content
          role={alert ? 'alertdialog' : 'dialog'}
          className={styles.root}
          aria-busy={busy || undefined}
          {...(!description && { 'aria-describedby': undefined })}
          onInput={() => {
            typed.current = true;
          }}
          onOpenAutoFocus={(event) => {
            typed.current = false;
            openedAt.current = performance.now();
            origin.current = placesOf(document.activeElement);
            if (!initialFocus?.current) return;
            event.preventDefault();
            initialFocus.current.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnTo(origin.current);
          }}
          onPointerDownOutside={(event) => {
            // The second press of a double click lands here.
            const stray = performance.now() - openedAt.current < doubleClick;
            if (alert || typed.current || stray) event.preventDefault();
          }}
        >
          <div className={styles.head} data-picture={Boolean(picture) || undefined}>
            {picture && <div className={styles.picture}>{picture}</div>}
            <div className={styles.words}>
              <Radix.Title className={styles.title}>{title}</Radix.Title>
              {description && (
                <Radix.Description asChild>
                  <div>{description}</div>
                </Radix.Description>
              )}
            </div>
          </div>
          {children}
          {/* Last, so that the focus starts on what the dialog is for. */}
          {!alert && (
            <Radix.Close className={styles.close} aria-label={text.close} aria-disabled={busy || undefined}>
              <Icon name="cross" />
            </Radix.Close>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The longest between the two presses of a double click, in milliseconds; what systems have as their default. */
const doubleClick = 500;

const parts = 'article, section, li';

/** Where somebody is, from the control to what is around it: what of that is still there later takes the focus back. */
function placesOf(element: Element | null): HTMLElement[] {
  const places = [element, element?.parentElement?.closest(parts), document.querySelector('main')];
  return places.flatMap((place) => (place instanceof HTMLElement && place !== document.body ? [place] : []));
}

function returnTo(places: readonly HTMLElement[]) {
  for (const place of places) {
    if (place.matches(`${parts}, main`)) place.tabIndex = -1;
    place.focus({ preventScroll: true });
    // Nothing, where it is gone or cannot be used any more.
    if (document.activeElement === place) return;
  }
}
