'use client';

import type { ComponentProps } from 'react';
import { useControl } from '../Field/Field.tsx';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import * as styles from './Input.css.ts';

export interface InputProps extends Omit<ComponentProps<'input'>, 'maxLength' | 'type'>, RootProps<HTMLInputElement> {
  /** A kind of text, a number or a date. For other inputs, use `PasswordInput`, `PhotoInput` or `Choice`. @default 'text' */
  type?: 'text' | 'date' | 'email' | 'number' | 'tel' | 'search' | 'url' | 'password' | undefined;
  /** The control's name in the submitted form. */
  name?: string | undefined;
  /** The initial value. Omit it if a form library sets it. */
  defaultValue?: string | undefined;
  /** Whether the input is disabled. @default false */
  disabled?: boolean | undefined;
}

/**
 * A single-line input of text, or a date, in a `Field`. Renders an `<input>`.
 *
 * Accessibility: named by its field, described by hint and error, invalid while there is an error.
 */
export function Input({ type = 'text', ...root }: InputProps) {
  const control = useControl(root);
  return <input {...rootProps(root, styles.root)} {...control} type={type} />;
}
