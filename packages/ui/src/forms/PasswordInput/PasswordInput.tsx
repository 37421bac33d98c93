'use client';

import { useEffect, useRef, useState } from 'react';
import { Input, type InputProps } from '../Input/Input.tsx';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { rootProps } from '../../parts/Root/root.ts';
import { type PasswordInputLabels, passwordInputLabels } from './labels.ts';
import * as styles from './PasswordInput.css.ts';

export interface PasswordInputProps extends Omit<InputProps, 'type'> {
  /** `current-password` to log in, `new-password` to register: for password managers. */
  autoComplete: 'current-password' | 'new-password';
  /** Replaces words, for another language. */
  labels?: SomeLabels<PasswordInputLabels> | undefined;
}

/**
 * A password, in a `Field`, with a button that shows it. Renders a `<span>` with an `<input>` and a `<button>`.
 * `className` and `style` go to the first, the other props to the second.
 *
 * It hides again when its form is sent, so that no browser stores the password as ordinary text.
 */
export function PasswordInput({ labels, className, style, ...rest }: PasswordInputProps) {
  const text = useLabels<PasswordInputLabels>('PasswordInput', passwordInputLabels, labels);
  const [shown, setShown] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const form = button.current?.form;
    if (!shown || !form) return undefined;
    const hide = () => setShown(false);
    form.addEventListener('submit', hide);
    return () => form.removeEventListener('submit', hide);
  }, [shown]);

  return (
    <span {...rootProps({ className, style }, styles.root)}>
      <Input autoCapitalize="none" autoCorrect="off" spellCheck={false} {...rest} type={shown ? 'text' : 'password'} />
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-label={shown ? text.hidePassword : text.showPassword}
        onClick={() => setShown(!shown)}
      >
        {shown ? text.hide : text.show}
      </button>
    </span>
  );
}
