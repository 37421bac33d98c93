'use client';

import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isComposing } from '../../forms/Field/composing.ts';
import { CrossIcon } from '../Icon/icons.tsx';
import * as styles from './Dialog.css.ts';
import { onCloseRequest } from './close-request.ts';
import type { DialogControl, DialogReason, LoadedProps } from './control.ts';
import { doubleClickInterval } from './double-click.ts';
import { lockScroll } from './lock-scroll.ts';
import { returnFocus, returnTargets } from './return-focus.ts';
import type { SomeLabels } from '../LabelsProvider/use-labels.ts';
import { type RootProps, rootProps } from '../Root/root.ts';
import type { DialogLabels } from './labels.ts';

export interface DialogProps extends RootProps<HTMLDivElement>, DialogControl {
  /** The title, which names the dialog. */
  title: ReactNode;
  /** Text under the title, read together with it. */
  description?: ReactNode;
  /** A picture beside the title. */
  picture?: ReactNode;
  /**
   * The content: a form, or the buttons of an answer. It sets its own padding, so that it can reach the edges; the title’s is
   * `vars.space[5]`. A function gets `close`, for the button that closes the dialog.
   */
  children?: ReactNode | ((close: () => void) => ReactNode);
  /**
   * Whether it interrupts for an action that cannot be undone: an `alertdialog`, which has no close button and does not close
   * on a press outside. Provide a button that closes it.
   * @default false
   */
  alert?: boolean | undefined;
  /** Whether an action is in progress whose result the user would miss. The dialog stays open meanwhile. @default false */
  busy?: boolean | undefined;
  /** `full` for content that needs all the available room, such as a photo. @default 'normal' */
  size?: 'normal' | 'full' | undefined;
  /** The element with the initial focus. @default the first control */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<DialogLabels> | undefined;
}

const useCloseRequest = (isClosable: boolean, requestClose: (reason: DialogReason) => void) =>
  useEffect(() => (isClosable ? onCloseRequest(() => requestClose('escape')) : undefined), [isClosable, requestClose]);

/** A `Dialog` whose code has loaded. Radix makes it modal. */
export function LoadedDialog({
  open,
  requestClose,
  container,
  title,
  description,
  picture,
  children,
  alert = false,
  busy = false,
  size = 'normal',
  initialFocus,
  closeLabel,
  // Set by Radix, which would let an app replace them.
  'aria-labelledby': _name,
  'aria-describedby': _text,
  'data-state': _state,
  ...root
}: LoadedProps<Omit<DialogProps, 'labels'>> & { closeLabel?: string }) {
  const scrim = useRef<HTMLDivElement>(null);
  /** The reason, if Radix is about to close it. */
  const closeReason = useRef<DialogReason>('close');
  const openState = useRef({ at: 0, focused: [] as HTMLElement[], hasInput: false });

  // Before Radix moves the focus.
  useLayoutEffect(() => {
    if (!open) return undefined;
    openState.current = { at: performance.now(), focused: returnTargets(), hasInput: false };
    return lockScroll();
  }, [open]);

  useCloseRequest(open && !busy, requestClose);

  /** Whether a press outside closes it. A press on a message does not, nor the second one of the double click that opened it. */
  const isClosingPress = (target: EventTarget | null) =>
    target === scrim.current &&
    !alert &&
    !openState.current.hasInput &&
    performance.now() - openState.current.at >= doubleClickInterval;

  return (
    <Radix.Root open={open} onOpenChange={() => busy || requestClose(closeReason.current)}>
      <Radix.Portal container={container ?? null}>
        <div ref={scrim} className={styles.scrim} />
        <Radix.Content
          {...rootProps(root, styles.root)}
          role={alert ? 'alertdialog' : 'dialog'}
          data-size={size}
          aria-busy={busy || undefined}
          onInput={() => {
            openState.current.hasInput = true;
          }}
          onPointerDownOutside={(event) => {
            if (!isClosingPress(event.target)) event.preventDefault();
            closeReason.current = 'outside';
          }}
          onEscapeKeyDown={(event) => {
            if (isComposing(event)) event.preventDefault();
            closeReason.current = 'escape';
          }}
          onOpenAutoFocus={(event) => {
            if (!initialFocus?.current) return;
            event.preventDefault();
            initialFocus.current.focus({ preventScroll: true });
            // In a short or zoomed window it may be out of sight. jsdom does not scroll.
            initialFocus.current.scrollIntoView?.({ block: 'nearest' });
          }}
          onCloseAutoFocus={() => returnFocus(openState.current.focused)}
        >
          <Head title={title} description={description} picture={picture} />
          {typeof children === 'function' ? children(() => requestClose('done')) : children}
          {/* Last, so that the focus starts on the dialog's content. */}
          {!alert && (
            <Radix.Close
              className={styles.close}
              aria-label={closeLabel}
              aria-disabled={busy || undefined}
              onClick={() => {
                closeReason.current = 'close';
              }}
            >
              <CrossIcon />
            </Radix.Close>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The dialog's name and description, which screen readers read when it opens. */
const Head = ({ title, description, picture }: Pick<DialogProps, 'title' | 'description' | 'picture'>) => (
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
);
