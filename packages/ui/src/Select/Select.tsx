'use client';

import type { ComponentProps } from 'react';
import { useField } from '../Field/Field.tsx';
import * as styles from './Select.css.ts';

export interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'style' | 'children' | 'multiple'> {
  /** What can be chosen, in order: the values, which are also what is read. */
  options: readonly string[];
  /** How a value is called where it is not called by itself. */
  names?: Readonly<Record<string, string>> | undefined;
}

/**
 * One of many, in a `Field`. Renders a native `<select>`.
 *
 * Accessibility: named by its field, described by hint and message. The list is the system's own, also on a phone.
 */
export function Select({ options, names, ...rest }: SelectProps) {
  const field = useField();
  return (
    <select
      id={field.id}
      aria-describedby={field.describedBy}
      aria-invalid={field.invalid}
      {...rest}
      className={styles.root}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {names?.[option] ?? option}
        </option>
      ))}
    </select>
  );
}
