import type { ReactNode } from 'react';
import * as styles from './Filters.css.ts';

interface GroupProps {
  name: string;
  disabled: boolean;
  /** The choices that it reserves room for while they load. */
  room?: 'models' | 'sizes' | undefined;
  children: ReactNode;
}

/** The choices of a filter, under its name. */
export function Group({ name, disabled, room, children }: GroupProps) {
  return (
    <fieldset className={styles.group} disabled={disabled} data-room={room}>
      <legend className={styles.legend}>{name}</legend>
      {children}
    </fieldset>
  );
}
