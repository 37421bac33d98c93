'use client';

import type { ComponentProps } from 'react';
import { useField } from '../Field/Field.tsx';
import * as styles from './Input.css.ts';

export interface InputProps extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'type'> {
  /** Kinds that are written in. For others there are `PasswordInput`, `PhotoInput` and `Choice`. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'search' | 'url' | 'password' | undefined;
  /** What it is called where its form is sent. */
  name?: string | undefined;
  /** What is in it at first. Leave it out where a form library says so. */
  defaultValue?: string | undefined;
  /** Whether it cannot be written in. @default false */
  disabled?: boolean | undefined;
}

/**
 * One line of writing, in a `Field`. Renders an `<input>`.
 *
 * Accessibility: named by its field, described by hint and message, invalid while there is a message.
 */
export function Input({ type = 'text', ...rest }: InputProps) {
  const field = useField();
  return (
    <input
      id={field.id}
      aria-describedby={field.describedBy}
      aria-invalid={field.invalid}
      {...rest}
      type={type}
      className={styles.root}
    />
  );
}
