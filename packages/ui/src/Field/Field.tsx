'use client';

import { createContext, type ReactNode, use, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Field.css.ts';

interface FieldContext {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
}

const FieldContext = createContext<FieldContext | undefined>(undefined);

/** What ties a control to the field around it. Without a field, nothing: such a control brings its own name. */
export function useField() {
  const field = use(FieldContext);
  return {
    id: field?.id,
    labelId: field?.labelId,
    describedBy: field?.describedBy,
    invalid: field?.invalid || undefined,
  };
}

export interface FieldProps {
  /** What is asked. Always visible. */
  label: ReactNode;
  /** What is wrong with what was entered. */
  error?: string | undefined;
  /** What helps to answer. */
  hint?: ReactNode;
  /** Whether the answer is a group of controls, such as a `Choice`, rather than one. @default false */
  group?: boolean | undefined;
  /** The control: `Input`, `Textarea`, `Select`, `Choice`, `PasswordInput` or `PhotoInput`. */
  children: ReactNode;
}

/**
 * A control with its label above it and the message under it. Renders a `<div>`.
 *
 * The control in it is named by the label, described by hint and message, and marked invalid while there is a message.
 */
export function Field({ label, error, hint, group = false, children }: FieldProps) {
  const id = useId();
  const labelId = `${id}label`;
  const hintId = hint ? `${id}hint` : undefined;
  const errorId = error ? `${id}error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined;

  return (
    <div className={styles.root}>
      {group ? (
        <span id={labelId} className={styles.label}>
          {label}
        </span>
      ) : (
        <label id={labelId} htmlFor={id} className={styles.label}>
          {label}
        </label>
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldContext value={{ id, labelId, describedBy, invalid: error !== undefined && error !== '' }}>
        {children}
      </FieldContext>
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  );
}
