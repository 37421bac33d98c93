'use client';

import type { ComponentProps } from 'react';
import { useField } from '../Field/Field.tsx';
import * as styles from './Choice.css.ts';

export interface ChoiceProps extends Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'value' | 'defaultChecked' | 'checked' | 'children'
> {
  /** What it is called where its form is sent. */
  name: string;
  /** What can be chosen, in order: the values, which are also what is read. */
  options: readonly string[];
  /** How a value is called where it is not called by itself. */
  names?: Readonly<Record<string, string>> | undefined;
  /** What is chosen at first. Leave it out where a form library says so. */
  defaultValue?: string | undefined;
  /** Whether none can be chosen. @default false */
  disabled?: boolean | undefined;
}

/**
 * One of a few, side by side, in a `Field` that is told it holds a `group`. Renders a `<fieldset>` of native radios.
 *
 * Each radio takes the rest of the props, so that a form library can register all of them at once.
 *
 * Accessibility: the group is named by the field and described by its message. The arrow keys choose, as in any group
 * of radios.
 */
export function Choice({ options, names, defaultValue, ...rest }: ChoiceProps) {
  const field = useField();
  return (
    <fieldset
      className={styles.root}
      aria-labelledby={field.labelId}
      aria-describedby={field.describedBy}
      data-invalid={field.invalid}
    >
      {options.map((option) => (
        <label key={option} className={styles.option}>
          <input
            {...rest}
            type="radio"
            value={option}
            {...(defaultValue !== undefined && { defaultChecked: option === defaultValue })}
            className={styles.radio}
          />
          {names?.[option] ?? option}
        </label>
      ))}
    </fieldset>
  );
}
