import type { ComponentProps, MouseEvent, MouseEventHandler, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Link, type LinkProps } from '../Link/Link.tsx';
import { visuallyHidden } from '../theme/global.css.ts';
import * as styles from './Button.css.ts';

/** How a button looks, whether it is a button or a link. */
export interface ButtonLook {
  /**
   * `primary` for the one thing to do here, `quiet` for the others,
   * `danger` for what cannot be undone, `dangerQuiet` for what leads to it.
   * @default 'primary'
   */
  kind?: 'primary' | 'quiet' | 'danger' | 'dangerQuiet' | undefined;
  /** `small` in rows, in tables and beside headings. @default 'normal' */
  size?: 'normal' | 'small' | undefined;
  /** Whether it takes all the width there is. @default false */
  wide?: boolean | undefined;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className' | 'style'> {
  /**
   * Whether what was asked for is under way. The button keeps its place, width and focus, and ignores presses.
   * Pass `false` rather than nothing where it can become `true`, so that listeners are told when it does.
   */
  pending?: boolean | undefined;
  /** What is announced while pending. @default 'One moment' */
  pendingLabel?: string | undefined;
  /** Whether there is nothing to press. @default false */
  disabled?: boolean | undefined;
  /** Whether it sends or empties the form around it. @default 'button' */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** Called when it is pressed, unless it is disabled or pending. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  /** Its words, and perhaps an icon beside them. */
  children?: ReactNode;
}

const swallow = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * Something to do. Renders a `<button>`, of type `button` unless told otherwise.
 *
 * A disabled one is a void field, hatched: it says that there is nothing to press, and stays readable.
 *
 * Accessibility: while pending it stays focusable, says so by `aria-disabled`, and its `pendingLabel` is announced. At
 * least 40 px high.
 */
export function Button({
  kind = 'primary',
  size = 'normal',
  wide = false,
  pending,
  pendingLabel = 'One moment',
  disabled = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  // An element of their own for words that stand on a patch, or may have to hide.
  const words = disabled || pending !== undefined ? <span className={styles.text}>{children}</span> : children;
  return (
    <>
      <button
        {...rest}
        type={type}
        className={styles.root}
        data-kind={kind}
        data-size={size}
        data-wide={wide || undefined}
        disabled={disabled}
        aria-disabled={pending || undefined}
        onClick={pending ? swallow : onClick}
      >
        {words}
        {pending && (
          <span className={styles.spinner}>
            <Icon name="spinner" />
          </span>
        )}
      </button>
      {pending !== undefined && <output className={visuallyHidden}>{pending && pendingLabel}</output>}
    </>
  );
}

export interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, 'className' | 'style'> {}

/** A way to another page that looks like a button. Renders an `<a>`, in the shop's way of linking. */
export function ButtonLink({ kind = 'primary', size = 'normal', wide = false, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={styles.root} data-kind={kind} data-size={size} data-wide={wide || undefined}>
      {children}
    </Link>
  );
}
