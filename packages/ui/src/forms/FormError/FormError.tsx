'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import { useRefs } from '../../parts/Root/use-refs.ts';
import * as styles from './FormError.css.ts';

/** Why a form was refused: a sentence that users understand, alone or with details and an action. */
export type FormProblem =
  | string
  | {
      /** The sentence. */
      message: string;
      /** The provider's own message. */
      detail?: string | undefined;
      /** A way to resolve it: a button or a link. */
      action?: ReactNode;
    };

export interface FormErrorProps extends RootProps<HTMLDivElement> {
  /** The error, if there is one. */
  error?: FormProblem | undefined;
  /**
   * The invalid fields, each a button that focuses its control. The form has already focused the first of them, so the
   * page does not scroll to the error.
   */
  fields?: readonly { label: string; onSelect: () => void }[] | undefined;
}

/**
 * Why a form was refused, in red, announced and scrolled into view when it appears.
 * Renders a `<div>` with a `role="alert"` in it, or nothing.
 */
export function FormError({ error, fields, ref, ...rest }: FormErrorProps) {
  const root = useRef<HTMLDivElement>(null);
  const { message, detail, action } = typeof error === 'object' ? error : { message: error };
  const known = useRef(message);
  const rootRef = useRefs(root, ref);
  const hasFields = fields !== undefined && fields.length > 0;
  useEffect(() => {
    // An error from the first render is not new. In a long form, the button can be a screen away from a new one.
    // jsdom does not scroll.
    if (message !== known.current && !hasFields) root.current?.scrollIntoView?.({ block: 'nearest' });
    known.current = message;
  }, [message, hasFields]);
  if (!message) return null;
  return (
    <div {...rootProps(rest, styles.root)} ref={rootRef}>
      <div role="alert">
        <p className={styles.message}>{message}</p>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
      {hasFields && (
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
