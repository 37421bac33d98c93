'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../parts/Button/Button.tsx';
import { TickIcon } from '../../parts/Icon/icons.tsx';
import type { RootProps } from '../../parts/Root/root.ts';
import { useRefs } from '../../parts/Root/use-refs.ts';
import * as styles from './FormDone.css.ts';

export interface FormDoneProps extends RootProps<HTMLDivElement> {
  /** The result, and the next steps. While it is given, it replaces the form. */
  done?: ReactNode;
  /** The result, in a few words. */
  title: string;
  /** The label of the button that shows an empty form. */
  again: string;
  /** Called when the user wants an empty form: remove `done`. Omit it to leave the button out. */
  onAgain?: (() => void) | undefined;
  /** The form. It is remounted when it returns. */
  children: ReactNode;
}

/**
 * A form, and the result that replaces it after it is sent. Renders a `<div>`, and in it the form or a `<section>`.
 *
 * The focus moves, too: to the result, so that screen readers read it, and later to the form's first control.
 */
export function FormDone({ done, title, again, onAgain, children, ref, ...rest }: FormDoneProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const isDone = done !== undefined && done !== null && done !== false;
  const wasDone = useRef(isDone);

  useEffect(() => {
    if (wasDone.current === isDone) return;
    wasDone.current = isDone;
    // Only if the focused element disappeared with the form: a focus elsewhere stays.
    if (document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>(isDone ? 'section' : 'input, textarea, select')?.focus();
  }, [isDone]);

  return (
    <div {...rest} ref={useRefs(root, ref)}>
      {isDone ? (
        <section tabIndex={-1} aria-labelledby={`${id}title`} aria-describedby={`${id}text`} className={styles.root}>
          <p id={`${id}title`} className={styles.title}>
            <span className={styles.mark}>
              <TickIcon />
            </span>
            {title}
          </p>
          <div id={`${id}text`} className={styles.text}>
            {done}
          </div>
          {onAgain && (
            <Button kind="quiet" onClick={onAgain}>
              {again}
            </Button>
          )}
        </section>
      ) : (
        children
      )}
    </div>
  );
}
