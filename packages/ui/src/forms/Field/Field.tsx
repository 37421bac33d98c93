'use client';

import {
  type AriaAttributes,
  createContext,
  type ReactNode,
  use,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { AlertIcon } from '../../parts/Icon/icons.tsx';
import { visuallyHidden } from '../../theme/global.css.ts';
import * as styles from './Field.css.ts';
import { joinIds } from './join-ids.ts';
import { useLimit } from './limit.ts';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import { useRefs } from '../../parts/Root/use-refs.ts';
import { type FieldLabels, fieldLabels } from './labels.ts';

interface FieldContext {
  id: string;
  /** Reports the id that an app has given the control, for the label. */
  onOwnId: (id: string | undefined) => void;
  labelId: string;
  hintId: string | undefined;
  describedBy: string | undefined;
  invalid: boolean;
}

const FieldContext = createContext<FieldContext | undefined>(undefined);

/** The field's ids and state, for a control of several parts. */
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

/**
 * The attributes that connect a control to the field around it. They include the app's own: the label uses the app's
 * id, and the app's description comes before the field's. Outside a field, the control needs an accessible name of its
 * own.
 */
export function useControl({ id, ...own }: AriaAttributes & { id?: string | undefined }) {
  const field = use(FieldContext);
  const onOwnId = field?.onOwnId;
  useLayoutEffect(() => {
    if (id === undefined || !onOwnId) return undefined;
    onOwnId(id);
    return () => onOwnId(undefined);
  }, [id, onOwnId]);
  const isNamed = id === undefined || own['aria-label'] !== undefined;
  return {
    id: id ?? field?.id,
    // In server-rendered HTML, the label does not refer to the app's id yet.
    'aria-labelledby': own['aria-labelledby'] ?? (isNamed ? undefined : field?.labelId),
    'aria-describedby': joinIds(own['aria-describedby'], field?.describedBy),
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
  };
}

export interface FieldProps extends RootProps<HTMLDivElement> {
  /** The question. Always visible. */
  label: ReactNode;
  /** The error in the entered value. */
  error?: string | undefined;
  /** A hint for the answer. */
  hint?: ReactNode;
  /**
   * The maximum length of the answer in characters, without surrounding white space. Close to it, the field shows how many are left. A
   * longer text stays, even if pasted; the field is invalid and says how many are too many. Your form must refuse to send it.
   */
  limit?: number | undefined;
  /** Whether the field holds a group of controls, such as a `Choice`, rather than one. @default false */
  group?: boolean | undefined;
  /** The control: an `Input`, a `Select` or another control of the kit, or your own with `useControl`. */
  children: ReactNode;
  /** Replaces words, for another language. */
  labels?: SomeLabels<FieldLabels> | undefined;
}

/**
 * A control with its label above it and the message under it. Renders a `<div>`.
 *
 * The control is named by the label, described by hint and error, and marked invalid while there is an error. With a `limit`, the
 * characters left are part of its description, and are announced when the user stops typing.
 */
export function Field({ label, error, hint, limit, group = false, children, labels, ref, ...rest }: FieldProps) {
  const id = useId();
  const [ownId, onOwnId] = useState<string>();
  const root = useRef<HTMLDivElement>(null);
  const { announced, silence, ...length } = useLimit(root, limit, useLabels<FieldLabels>('Field', fieldLabels, labels));
  const shownError = length.error ?? error;
  const labelId = `${id}label`;
  const hintId = hint ? `${id}hint` : undefined;
  const errorId = shownError ? `${id}error` : undefined;
  const noteId = length.note ? `${id}note` : undefined;
  const describedBy = joinIds(hintId, errorId, noteId);

  return (
    <div {...rootProps(rest, styles.root)} ref={useRefs(root, ref)} onBlur={silence}>
      {group ? (
        <span id={labelId} className={styles.label}>
          {label}
        </span>
      ) : (
        <label id={labelId} htmlFor={ownId ?? id} className={styles.label}>
          {label}
        </label>
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldContext value={{ id, onOwnId, labelId, hintId, describedBy, invalid: Boolean(shownError) }}>
        {children}
      </FieldContext>
      {shownError && (
        <p id={errorId} className={styles.error}>
          <AlertIcon />
          {shownError}
        </p>
      )}
      {length.note && (
        <p id={noteId} className={styles.hint}>
          {length.note}
        </p>
      )}
      {limit !== undefined && <output className={visuallyHidden}>{announced}</output>}
    </div>
  );
}
