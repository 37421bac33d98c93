import type { ComponentProps, ReactElement } from 'react';

/**
 * Why a dialog opens or closes: by its trigger, by the Escape key or the system's back action, by a press on the page behind, by its
 * close or cancel button, or because it is done: its content, or your handler, has called `close`.
 */
export type DialogReason = 'trigger' | 'escape' | 'outside' | 'close' | 'done';

/** How a dialog opens and closes: the same props for each dialog of the kit. */
export interface DialogControl {
  /** Whether the dialog is open. Pass it to control the dialog; without it, the dialog manages its own state. */
  open?: boolean | undefined;
  /** Whether it is initially open, if `open` is not passed. @default false */
  defaultOpen?: boolean | undefined;
  /** Called with the reason when the user opens or closes it, or `close` is called. If you pass `open`, set it to that value. */
  onOpenChange?: ((open: boolean, details: { reason: DialogReason }) => void) | undefined;
  /** The button that opens it: a `Button`, or an element that passes its props to a `<button>`. It renders where the dialog is placed. */
  trigger?: ReactElement<Pick<ComponentProps<'button'>, 'onClick' | 'aria-haspopup' | 'aria-expanded'>> | undefined;
  /** The element that it is rendered in, such as one with a theme of its own. @default the `body` */
  container?: HTMLElement | null | undefined;
}

/** The props of a dialog whose code has loaded: `open` controls it, and it calls `requestClose` to be closed. */
export type LoadedProps<Props extends DialogControl> = Omit<
  Props,
  'open' | 'defaultOpen' | 'onOpenChange' | 'trigger'
> & {
  open: boolean;
  requestClose: (reason: DialogReason) => void;
};
