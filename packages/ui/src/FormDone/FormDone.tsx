'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './FormDone.css.ts';

export interface FormDoneProps {
  /** What became of what was sent, and what can be done next. While it is given, it stands in the form's place. */
  done?: ReactNode;
  /** What was done, in a few words. */
  title: string;
  /** The words of the button that brings an empty form. */
  again: string;
  /** Called by whoever wants an empty form: take `done` away. Omit it to leave the button out. */
  onAgain?: (() => void) | undefined;
  /** The form. It starts anew when it comes back. */
  children: ReactNode;
}

/**
 * A form, and what stands in its place once it has done its work. Renders a `<div>`, and in it the form or a `<section>`.
 *
 * The focus moves along: to what was done, which is thereby read, and later to the form's first control.
 */
export function FormDone({ done, title, again, onAgain, children }: FormDoneProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const isDone = done !== undefined && done !== null && done !== false;
  const wasDone = useRef(isDone);

  useEffect(() => {
    if (wasDone.current === isDone) return;
    wasDone.current = isDone;
    // Only where what had the focus went with the form: who is elsewhere by now stays there.
    if (document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>(isDone ? 'section' : 'input, textarea, select')?.focus();
  }, [isDone]);

  return (
    <div ref={root}>
      {isDone ? (
        <section tabIndex={-1} aria-labelledby={`${id}title`} aria-describedby={`${id}text`} className={styles.root}>
          <p id={`${id}title`} className={styles.title}>
            <span className={styles.mark}>
              <Icon name="tick" />
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
