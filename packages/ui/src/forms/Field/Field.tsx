'use client';

import { createContext, type ReactNode, use, useId } from 'react';
import { Icon } from '../../parts/Icon/Icon.tsx';
import * as styles from './Field.css.ts';

interface FieldContext {
  id: string;
  labelId: string;
  hintId: string | undefined;
  describedBy: string | undefined;
  invalid: boolean;
}

const FieldContext = createContext<FieldContext | undefined>(undefined);

/** The props that connect a control to the field around it. Without a field there are none: such a control needs its own name. */
export function useField() {
  const field = use(FieldContext);
  return {
    id: field?.id,
    labelId: field?.labelId,
    hintId: field?.hintId,
    describedBy: field?.describedBy,
    invalid: field?.invalid || undefined,
  };
}

export interface FieldProps {
  /** The question. Always visible. */
  label: ReactNode;
  /** The error in the entered value. */
  error?: string | undefined;
  /** A hint for the answer. */
  hint?: ReactNode;
  /** Whether the field holds a group of controls, such as a `Choice`, rather than one. @default false */
  group?: boolean | undefined;
  /** The control: `Input`, `Textarea`, `Select`, `Choice`, `PasswordInput` or `PhotoInput`. */
  children: ReactNode;
}

/**
 * A control with its label above it and the message under it. Renders a `<div>`.
 *
 * The control is named by the label, described by hint and error, and marked invalid while there is an error.
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
      <FieldContext value={{ id, labelId, hintId, describedBy, invalid: error !== undefined && error !== '' }}>
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
