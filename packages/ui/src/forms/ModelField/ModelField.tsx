'use client';

import type { AppleModel } from '@apple-only/contract';
import { type ComponentType, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import { useRefs } from '../../parts/Root/use-refs.ts';
import { Input } from '../Input/Input.tsx';
import type { Combobox, LoadedModelsProps, Open } from './LoadedModels.tsx';
import { modelFieldLabels, type ModelFieldLabels } from './labels.ts';
import * as styles from './ModelField.css.ts';

export interface ModelFieldProps extends RootProps<HTMLInputElement> {
  /** What is entered: the name of a model, or any other text. */
  value: string;
  /** Called with the text at each change, also when a model is chosen. */
  onChange: (value: string) => void;
  /**
   * The models to choose from, such as those of `@apple-only/contract/models`. Equally good ones are offered in their order. Omit it
   * until they have loaded.
   */
  models?: readonly AppleModel[] | undefined;
  /** Called when the user is about to type, perhaps several times, to load the `models`. */
  onWanted?: (() => void) | undefined;
  /** Called with the model that the user chooses from the list, after `onChange` with its name. */
  onChoose?: ((model: AppleModel) => void) | undefined;
  /** Called when the user leaves the input. */
  onBlur?: (() => void) | undefined;
  /** The control's name in the submitted form. */
  name?: string | undefined;
  /** Whether the input is disabled. @default false */
  disabled?: boolean | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<ModelFieldLabels> | undefined;
}

const load = () => import('./LoadedModels.tsx').then(({ LoadedModels }) => LoadedModels);

/** The code of the list, which loads when the user is about to type. The input works before, and without it. */
function useListCode(input: RefObject<HTMLInputElement | null>, onWanted: ModelFieldProps['onWanted']) {
  const [Loaded, setLoaded] = useState<ComponentType<LoadedModelsProps>>();
  const isWanted = useRef(false);
  const wake = (toType: boolean) => {
    if (toType) isWanted.current = true;
    onWanted?.();
    // After a failure, the next sign of intent tries again.
    if (!Loaded) {
      load().then(
        (code) => setLoaded(() => code),
        () => undefined,
      );
    }
  };
  /** Not open if the user has left the input meanwhile. */
  const startsOpen = () => isWanted.current && document.activeElement === input.current;
  return { Loaded, wake, startsOpen };
}

/**
 * The model of a device, in a `Field`: any text, with a list of models to choose from. Renders a `<div>` with an `<input>`.
 * `className` and `style` are for the first, the other props for the second.
 *
 * Words find a model in any order, also if they are only begun. The code of the list loads when the user points at the input or
 * focuses it; before, and without it, it is a plain input.
 *
 * Accessibility: a combobox. The focus stays in the input; the arrow keys choose among the models, whose number is announced.
 */
export function ModelField(props: ModelFieldProps) {
  const {
    value,
    onChange,
    models,
    onWanted,
    onChoose,
    onBlur,
    name,
    disabled,
    labels,
    className,
    style,
    ref,
    ...root
  } = props;
  const text = useLabels<ModelFieldLabels>('ModelField', modelFieldLabels, labels);
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const combobox = useRef<Combobox>({});
  const { Loaded, wake, startsOpen } = useListCode(input, onWanted);
  const [open, setOpen] = useState<Open>();
  const early = useRef({ value, onChange });
  useLayoutEffect(() => {
    // Typed before the page was hydrated: only the element has it.
    const typed = input.current?.value ?? '';
    if (typed !== early.current.value) early.current.onChange(typed);
  }, []);

  return (
    <div {...rootProps({ className, style }, styles.root)}>
      <Input
        {...root}
        // It is an `<input>`.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="combobox"
        ref={useRefs(input, ref)}
        name={name}
        disabled={disabled}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-controls={listId}
        aria-expanded={open !== undefined}
        aria-activedescendant={open?.active}
        value={value}
        onPointerEnter={() => wake(false)}
        onPointerDown={() => wake(true)}
        onFocus={() => wake(false)}
        onChange={(event) => {
          wake(true);
          onChange(event.target.value);
          combobox.current.onChange?.(event);
        }}
        onKeyDown={(event) => combobox.current.onKeyDown?.(event)}
        onClick={(event) => combobox.current.onClick?.(event)}
        onBlur={(event) => {
          combobox.current.onBlur?.(event);
          onBlur?.();
        }}
      />
      {Loaded && models && (
        <Loaded
          comboboxRef={combobox}
          inputRef={input}
          listId={listId}
          value={value}
          models={models}
          startsOpen={startsOpen()}
          onChoose={(model) => {
            onChange(model.name);
            onChoose?.(model);
          }}
          onOpen={setOpen}
          text={text}
        />
      )}
    </div>
  );
}
