import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Badge.css.ts';

export interface BadgeProps {
  /** Which state it marks: its colour and its sign. */
  kind: 'advertised' | 'booked';
  /** Its words. @default 'Advertised' or 'Booked' */
  children?: ReactNode;
}

const marks = {
  advertised: { icon: 'flag', text: 'Advertised' },
  booked: { icon: 'lock', text: 'Booked' },
} as const;

/** An index tab, as it stands out above the edge of a sheet. Renders a `<span>`. */
export function Badge({ kind, children }: BadgeProps) {
  const mark = marks[kind];
  return (
    <span className={styles.root} data-kind={kind}>
      <Icon name={mark.icon} size="small" />
      {children ?? mark.text}
    </span>
  );
}
