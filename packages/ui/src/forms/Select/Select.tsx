'use client';

import type { ComponentProps } from 'react';
import { useControl } from '../Field/Field.tsx';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import * as styles from './Select.css.ts';

export interface SelectProps
  extends Omit<ComponentProps<'select'>, 'children' | 'multiple'>, RootProps<HTMLSelectElement> {
  /** The options in order: their values, which are also their labels by default. */
  options: readonly string[];
  /** Further options in a named group after the others. */
  further?: { name: string; options: readonly string[] } | undefined;
  /** Labels that differ from their values. */
  names?: Readonly<Record<string, string>> | undefined;
  /** The control's name in the submitted form. */
  name?: string | undefined;
  /** The initial choice. Omit it if a form library sets it. */
  defaultValue?: string | undefined;
  /** Whether the select is disabled. @default false */
  disabled?: boolean | undefined;
}

/**
 * A choice among many options, in a `Field`. Renders a native `<select>`.
 *
 * Accessibility: named by its field, described by hint and error. The list is the system's own, even on a phone.
 */
export function Select({ options, further, names, ...root }: SelectProps) {
  const control = useControl(root);
  const optionOf = (option: string) => (
    <option key={option} value={option}>
      {names?.[option] ?? option}
    </option>
  );
  return (
    <select {...rootProps(root, styles.root)} {...control}>
      {options.map(optionOf)}
      {further && further.options.length > 0 && (
        <optgroup label={further.name}>{further.options.map(optionOf)}</optgroup>
      )}
    </select>
  );
}
