import { cloneElement, type ComponentType, createElement, Fragment, type ReactNode, useState } from 'react';
import type { DialogControl, DialogReason, LoadedProps } from './control.ts';
import { useOnDemand } from './on-demand.ts';

/**
 * A dialog whose code loads on demand, and its trigger. It manages its own open state, unless the app does.
 *
 * @param load imports the dialog. Must be the same function in every render.
 */
export function useDialog<Props extends DialogControl>(
  load: () => Promise<ComponentType<LoadedProps<Props>>>,
  { open: controlledOpen, defaultOpen = false, onOpenChange, trigger, ...props }: Props,
): ReactNode {
  const [uncontrolledOpen, setUncontrolledOpen] = useState(defaultOpen);
  const open = controlledOpen ?? uncontrolledOpen;
  const change = (next: boolean, reason: DialogReason) => {
    setUncontrolledOpen(next);
    onOpenChange?.(next, { reason });
  };
  const dialog = useOnDemand(load, open, {
    ...props,
    open,
    requestClose: (reason: DialogReason) => change(false, reason),
  });
  if (!trigger) return dialog;
  const button = cloneElement(trigger, {
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    onClick: (event) => {
      trigger.props.onClick?.(event);
      if (event.defaultPrevented) return;
      // Safari does not focus a pressed button, but the focus must return to it.
      event.currentTarget.focus();
      change(true, 'trigger');
    },
  });
  return createElement(Fragment, null, button, dialog);
}
