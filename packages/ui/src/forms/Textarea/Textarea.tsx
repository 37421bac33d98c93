'use client';

import type { ChangeEventHandler, ComponentProps } from 'react';
import { useControl } from '../Field/Field.tsx';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import * as styles from './Textarea.css.ts';

export interface TextareaProps
  extends Omit<ComponentProps<'textarea'>, 'maxLength' | 'cols'>, RootProps<HTMLTextAreaElement> {
  /** The number of lines in browsers where it cannot grow with its text. @default 4 */
  rows?: number | undefined;
  /** The control's name in the submitted form. */
  name?: string | undefined;
  /** The initial value. Omit it if a form library sets it. */
  defaultValue?: string | undefined;
  /** Whether the textarea is disabled. @default false */
  disabled?: boolean | undefined;
  /** Called on every change of the text. */
  onChange?: ChangeEventHandler<HTMLTextAreaElement> | undefined;
}

/**
 * A text input of several lines, in a `Field`. Renders a `<textarea>`.
 *
 * Grows with its text, up to a maximum height. The user can make it taller.
 */
export function Textarea({ rows = 4, onFocus, ...root }: TextareaProps) {
  const control = useControl(root);
  return (
    <textarea
      {...rootProps(root, styles.root)}
      {...control}
      rows={rows}
      onFocus={(event) => {
        // Browsers bring the caret into view, not the whole field. jsdom has no scrolling.
        event.currentTarget.scrollIntoView?.({ block: 'nearest' });
        onFocus?.(event);
      }}
    />
  );
}
