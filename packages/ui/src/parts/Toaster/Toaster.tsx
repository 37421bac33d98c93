'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { resolveValue, toast, useToaster, type DefaultToastOptions } from 'react-hot-toast/headless';
import { AlertIcon, CrossIcon, SpinnerIcon, TickIcon } from '../Icon/icons.tsx';
import { visuallyHidden } from '../../theme/global.css.ts';
import { useLiftAboveControls } from './use-lift-above-controls.ts';
import { type SomeLabels, useLabels } from '../LabelsProvider/use-labels.ts';
import { type RootProps, rootProps } from '../Root/root.ts';
import { useRefs } from '../Root/use-refs.ts';
import { toastDurations } from './durations.ts';
import { type ToasterLabels, toasterLabels } from './labels.ts';
import * as styles from './Toaster.css.ts';

export { toast };

const options: DefaultToastOptions = {
  duration: toastDurations.blank,
  error: { duration: toastDurations.error },
  success: { duration: toastDurations.success },
  loading: { duration: toastDurations.loading },
};

const icons: Partial<Record<string, typeof TickIcon>> = { success: TickIcon, error: AlertIcon, loading: SpinnerIcon };

export interface ToasterProps extends RootProps<HTMLElement> {
  /** Replaces words, for another language. */
  labels?: SomeLabels<ToasterLabels> | undefined;
}

/**
 * Shows the messages of `toast()`, at most 20 at a time. Renders a `<section>` in a corner; one per page.
 *
 * Messages are announced, can be dismissed, and stay while the pointer or the focus is on them. Dismissing one by keyboard moves the focus
 * to another. They move up to where they cover no control of the page.
 */
export function Toaster({ labels, ref, ...root }: ToasterProps) {
  const { region, dismiss } = useLabels<ToasterLabels>('Toaster', toasterLabels, labels);
  const { toasts: sent, handlers } = useToaster(options);
  // The served region is empty. A message sent before hydration is added right after it: in the first render it would not be announced.
  const isServed = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const toasts = isServed ? [] : sent;
  const regionRef = useLiftAboveControls(toasts.length);
  // A region removed while it has the pointer or the focus never ends its pause, and every later message would stay for good.
  useOnUnmount(handlers.endPause);
  return (
    // Pausing while the user reads is not an interaction.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      {...rootProps(root, styles.region)}
      ref={useRefs(regionRef, ref)}
      aria-label={region}
      // Rendered from the start: a region added together with its first message is not announced.
      aria-live="polite"
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {toasts.map((message) => {
        const Sign = icons[message.type];
        return (
          <div
            key={message.id}
            className={styles.message}
            data-type={message.type}
            data-leaving={!message.visible || undefined}
          >
            {Sign && (
              <span className={styles.mark}>
                <Sign />
              </span>
            )}
            <p className={styles.text}>{resolveValue(message.message, message)}</p>
            <button
              type="button"
              className={styles.dismiss}
              onClick={({ currentTarget, detail }) => {
                toast.dismiss(message.id);
                // A button removed while focused fires no `blur`, and every later message would stay for good.
                currentTarget.blur();
                // Only after a key press, which has no click count. After a pointer press, the focus would make the other message stay.
                if (detail === 0) otherDismissOf(currentTarget)?.focus();
              }}
            >
              <CrossIcon />
              <span className={visuallyHidden}>{dismiss}</span>
            </button>
          </div>
        );
      })}
    </section>
  );
}

/** The dismiss button of the next message, or else of the one before. Skips messages that are disappearing. */
function otherDismissOf(button: HTMLButtonElement) {
  const own = button.parentElement;
  const messages = [...(own?.parentElement?.children ?? [])].filter(
    (one) => one === own || !one.matches('[data-leaving]'),
  );
  const at = messages.findIndex((one) => one === own);
  return (messages[at + 1] ?? messages[at - 1])?.querySelector<HTMLButtonElement>(':scope > button');
}

const never = () => () => undefined;

/** Calls the latest function once the component is gone. */
function useOnUnmount(call: () => void) {
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  }, [call]);
  useEffect(() => () => latest.current(), []);
}
