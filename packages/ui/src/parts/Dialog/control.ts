import type { ComponentProps, ReactElement } from 'react';

/**
 * Why a dialog opens or closes: by its trigger, by the Escape key or the system's way back, by a press on the page behind, by its
 * cross or its cancel button, or because it is done: its content, or your handler, has called `close`.
 */
export type DialogReason = 'trigger' | 'escape' | 'outside' | 'close' | 'done';

/** How a dialog opens and closes: the same props for each dialog of the kit. */
export interface DialogControl {
  /** Whether the dialog is open. Pass it to control the dialog; without it, the dialog manages its own state. */
  open?: boolean | undefined;
  /** Whether it is open at first, without `open`. @default false */
  defaultOpen?: boolean | undefined;
  /** Called when the user opens or closes it, and by `close`, with the reason. With `open`, set that to the value. */
  onOpenChange?: ((open: boolean, details: { reason: DialogReason }) => void) | undefined;
  /** The button that opens it: a `Button`, or an element that passes its props to a `<button>`. It stays where the dialog is written. */
  trigger?: ReactElement<Pick<ComponentProps<'button'>, 'onClick' | 'aria-haspopup' | 'aria-expanded'>> | undefined;
  /** The element that it is rendered in, such as one with a theme of its own. @default the `body` */
  container?: HTMLElement | null | undefined;
}

/** The props of a dialog whose code has loaded: it is told whether it is open, and asks to be closed. */
export type Loaded<Props extends DialogControl> = Omit<Props, 'open' | 'defaultOpen' | 'onOpenChange' | 'trigger'> & {
  open: boolean;
  leave: (reason: DialogReason) => void;
};
