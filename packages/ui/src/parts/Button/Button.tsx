'use client';

import type { ComponentProps, MouseEvent, MouseEventHandler, ReactNode } from 'react';
import { SpinnerIcon } from '../Icon/icons.tsx';
import { Link, type LinkProps } from '../Link/Link.tsx';
import { visuallyHidden } from '../../theme/global.css.ts';
import { useLabels } from '../LabelsProvider/use-labels.ts';
import { type RootProps, rootProps } from '../Root/root.ts';
import { buttonLabels } from './labels.ts';
import * as styles from './Button.css.ts';

/** The look that a button and a link share. */
export interface ButtonLook {
  /**
   * `primary` for the main action, `quiet` for the others,
   * `danger` for an action that cannot be undone, `dangerQuiet` for a step that leads to it.
   * @default 'primary'
   */
  kind?: 'primary' | 'quiet' | 'danger' | 'dangerQuiet' | undefined;
  /** `small` in rows, tables and beside headings. @default 'normal' */
  size?: 'normal' | 'small' | undefined;
  /** Whether it fills the width of its container. @default false */
  wide?: boolean | undefined;
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'>, RootProps<HTMLButtonElement> {
  /**
   * Whether the action is in progress. The button keeps its place, width and focus, and ignores presses.
   * If it can become `true`, pass `false` first, so that screen readers announce the change.
   */
  pending?: boolean | undefined;
  /** Announced while pending. @default 'One moment' */
  pendingLabel?: string | undefined;
  /** Whether it cannot be pressed. @default false */
  disabled?: boolean | undefined;
  /** Whether it submits or resets the form around it. @default 'button' */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** Called when it is pressed, unless it is disabled or pending. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  /** The label, with an optional icon. */
  children?: ReactNode;
}

const cancelEvent = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * A button. Renders a `<button>`, of type `button` by default.
 *
 * A disabled button is hatched: it does not look pressable, but stays readable.
 *
 * Accessibility: while pending it stays focusable with `aria-disabled`, and its `pendingLabel` is announced. At
 * least 40 px high.
 */
export function Button({
  kind = 'primary',
  size = 'normal',
  wide = false,
  pending,
  pendingLabel,
  disabled = false,
  type = 'button',
  onClick,
  children,
  ...root
}: ButtonProps) {
  const text = useLabels('Button', buttonLabels);
  // The label needs its own element only for the patch behind it, or to be hidden.
  const words = disabled || pending !== undefined ? <span className={styles.text}>{children}</span> : children;
  return (
    <>
      <button
        {...rootProps(root, styles.root)}
        type={type}
        data-kind={kind}
        data-size={size}
        data-wide={wide || undefined}
        disabled={disabled}
        aria-disabled={pending || undefined}
        onClick={pending ? cancelEvent : onClick}
      >
        {words}
        {pending && (
          <span className={styles.spinner}>
            <SpinnerIcon />
          </span>
        )}
      </button>
      {pending !== undefined && (
        <output className={visuallyHidden}>{pending && (pendingLabel ?? text.pendingLabel)}</output>
      )}
    </>
  );
}

export interface ButtonLinkProps extends ButtonLook, LinkProps {}

/** A link to another page that looks like a button. Renders an `<a>`, through the shop's `Link`. */
export function ButtonLink({ kind = 'primary', size = 'normal', wide = false, children, ...root }: ButtonLinkProps) {
  return (
    <Link {...rootProps(root, styles.root)} data-kind={kind} data-size={size} data-wide={wide || undefined}>
      {children}
    </Link>
  );
}
