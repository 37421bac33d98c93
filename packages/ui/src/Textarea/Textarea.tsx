'use client';

import type { ChangeEventHandler, ComponentProps } from 'react';
import { useField } from '../Field/Field.tsx';
import * as styles from './Textarea.css.ts';

export interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'cols'> {
  /** How many lines it has where it cannot grow with its text. @default 4 */
  rows?: number | undefined;
  /** What it is called where its form is sent. */
  name?: string | undefined;
  /** What is in it at first. Leave it out where a form library says so. */
  defaultValue?: string | undefined;
  /** Whether it cannot be written in. @default false */
  disabled?: boolean | undefined;
  /** Called at every change of what is written. */
  onChange?: ChangeEventHandler<HTMLTextAreaElement> | undefined;
}

/**
 * Several lines of somebody's own words, in a `Field`. Renders a `<textarea>`.
 *
 * It grows with its text, up to a height, and can be made taller by hand.
 */
export function Textarea({ rows = 4, ...rest }: TextareaProps) {
  const field = useField();
  return (
    <textarea
      id={field.id}
      aria-describedby={field.describedBy}
      aria-invalid={field.invalid}
      {...rest}
      rows={rows}
      className={styles.root}
    />
  );
}
