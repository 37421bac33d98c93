'use client';

import type { ReactNode } from 'react';
import { FlagIcon, LockIcon } from '../Icon/icons.tsx';
import { type SomeLabels, useLabels } from '../LabelsProvider/use-labels.ts';
import { type RootProps, rootProps } from '../Root/root.ts';
import { badgeLabels, type BadgeLabels } from './labels.ts';
import * as styles from './Badge.css.ts';

export interface BadgeProps extends RootProps<HTMLSpanElement> {
  /** The state, which sets the colour and the icon. */
  kind: 'advertised' | 'booked';
  /** The label. @default 'Advertised' or 'Booked' */
  children?: ReactNode;
}

const icons = { advertised: FlagIcon, booked: LockIcon } as const;

/**
 * A tab that stands out above the edge of a card. Renders a `<span>`.
 *
 * Accessibility: the label conveys the state; colour and icon only repeat it, and in forced colours a border replaces the fill.
 */
export function Badge({ kind, children, ...root }: BadgeProps) {
  const text = useLabels('Badge', badgeLabels);
  const Sign = icons[kind];
  return (
    <span {...rootProps(root, styles.root)} data-kind={kind}>
      <Sign size="small" />
      {children ?? text[kind]}
    </span>
  );
}

export interface BadgesProps extends RootProps<HTMLDivElement> {
  /** Whether the product is advertised, and whether it is booked: the two are independent. */
  product: { advertised: boolean; booking: boolean };
  /** Replaces the words of `Badge`. */
  labels?: SomeLabels<BadgeLabels> | undefined;
}

/**
 * The tabs of a product's states, above the upper edge of its card. Renders a `<div>`, or nothing for a product
 * without a state. Place it after the name, so that a screen reader reads it as part of the product.
 */
export function Badges({ product: { advertised, booking }, labels, ...root }: BadgesProps) {
  if (!advertised && !booking) return null;
  return (
    <div {...rootProps(root, styles.tabs)}>
      {advertised && <Badge kind="advertised">{labels?.advertised}</Badge>}
      {booking && <Badge kind="booked">{labels?.booked}</Badge>}
    </div>
  );
}
