'use client';

import type { ComponentProps } from 'react';
import { useField } from '../Field/Field.tsx';
import * as styles from './Select.css.ts';

export interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'style' | 'children' | 'multiple'> {
  /** What can be chosen, in order: the values, which are also what is read. */
  options: readonly string[];
  /** How a value is called where it is not called by itself. */
  names?: Readonly<Record<string, string>> | undefined;
  /** What it is called where its form is sent. */
  name?: string | undefined;
  /** What is chosen at first. Leave it out where a form library says so. */
  defaultValue?: string | undefined;
  /** Whether it cannot be chosen from. @default false */
  disabled?: boolean | undefined;
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
