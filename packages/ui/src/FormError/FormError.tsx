'use client';

import { useEffect, useRef } from 'react';
import * as styles from './FormError.css.ts';

export interface FormErrorProps {
  /** What went wrong, or nothing. */
  error?:
    | {
        /** A sentence that a person understands. */
        message: string;
        /** The provider's own words for it. */
        detail?: string | undefined;
      }
    | undefined;
  /**
   * The fields that it is about, each a way to it. The form has put the focus on the first of them already: the page
   * does not move to the error then.
   */
  fields?: readonly { label: string; onSelect: () => void }[] | undefined;
}

/**
 * Why a form was refused, in red, announced and brought into sight when it appears.
 * Renders a `<div>` with a `role="alert"` in it, or nothing.
 */
export function FormError({ error, fields }: FormErrorProps) {
  const root = useRef<HTMLDivElement>(null);
  const known = useRef(error?.message);
  const message = error?.message;
  const stay = fields !== undefined && fields.length > 0;
  useEffect(() => {
    // What was there from the start did not just happen. A long form's button can be a screen away from what did.
    if (message !== known.current && !stay) root.current?.scrollIntoView({ block: 'nearest' });
    known.current = message;
  }, [message, stay]);
  if (!error) return null;
  return (
    <div ref={root} className={styles.root}>
      <div role="alert">
        <p className={styles.message}>{error.message}</p>
        {error.detail && <p className={styles.detail}>{error.detail}</p>}
      </div>
      {stay && (
        <ul className={styles.fields}>
          {fields.map(({ label, onSelect }) => (
            <li key={label}>
              <button type="button" className={styles.field} onClick={onSelect}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
