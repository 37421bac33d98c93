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
}

/** Why a form was refused, in red, announced and brought into sight when it appears. Renders a `<div role="alert">`, or nothing. */
export function FormError({ error }: FormErrorProps) {
  const root = useRef<HTMLDivElement>(null);
  const message = error?.message;
  // A long form's button can be a screen away.
  useEffect(() => {
    if (message !== undefined) root.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  if (!error) return null;
  return (
    <div ref={root} role="alert" className={styles.root}>
      <p className={styles.message}>{error.message}</p>
      {error.detail && <p className={styles.detail}>{error.detail}</p>}
    </div>
  );
}
