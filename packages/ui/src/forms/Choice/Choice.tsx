'use client';

import { type ComponentProps, useId } from 'react';
import { useField } from '../Field/Field.tsx';
import { joinIds } from '../Field/join-ids.ts';
import { type RootProps, rootProps, takeRootProps } from '../../parts/Root/root.ts';
import * as styles from './Choice.css.ts';

export interface ChoiceProps
  extends
    Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultChecked' | 'checked' | 'children'>,
    RootProps<HTMLInputElement> {
  /** The control's name in the submitted form. */
  name: string;
  /** The options in order: their values, which are also their labels by default. */
  options: readonly string[];
  /** Labels that differ from their values. */
  names?: Readonly<Record<string, string>> | undefined;
  /** The meaning of each option, under its name. The options are then stacked. */
  hints?: Readonly<Record<string, string>> | undefined;
  /** The initial choice. Omit it if a form library sets it. */
  defaultValue?: string | undefined;
  /** Whether the choice is disabled. @default false */
  disabled?: boolean | undefined;
}

/**
 * A choice among few options, side by side, in a `Field` with `group`. Renders a `<fieldset>` of native radios.
 *
 * Each radio gets `ref` and the props of an input, so that a form library can register all of them at once.
 *
 * Accessibility: the group is named by the field and described by its message. The arrow keys choose, as in any group
 * of radios.
 */
export function Choice({ options, names, hints, defaultValue, ...rest }: ChoiceProps) {
  const field = useField();
  const [{ ref, ...root }, input] = takeRootProps(rest);
  const id = useId();
  return (
    <fieldset
      aria-labelledby={field.labelId}
      {...rootProps(root, styles.root)}
      aria-describedby={joinIds(root['aria-describedby'], field.describedBy)}
      data-invalid={field.invalid}
      data-hints={hints !== undefined || undefined}
    >
      {options.map((option, index) => (
        <label key={option} className={styles.option}>
          <input
            {...input}
            ref={ref}
            {...(hints && { 'aria-labelledby': `${id}${index}`, 'aria-describedby': `${id}${index}hint` })}
            type="radio"
            value={option}
            {...(defaultValue !== undefined && { defaultChecked: option === defaultValue })}
            className={styles.radio}
          />
          {hints ? (
            <>
              <span id={`${id}${index}`}>{names?.[option] ?? option}</span>
              <span id={`${id}${index}hint`} className={styles.hint}>
                {hints[option]}
              </span>
            </>
          ) : (
            (names?.[option] ?? option)
          )}
        </label>
      ))}
    </fieldset>
  );
}
