'use client';

import type { AppleModel } from '@apple-only/contract';
import { useLayoutEffect, useRef } from 'react';
import { useComboboxInput } from '../Input/combobox-input.ts';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import { useRefs } from '../../parts/Root/use-refs.ts';
import { Input } from '../Input/Input.tsx';
import type { LoadedModelsProps } from './LoadedModels.tsx';
import { modelFieldLabels, type ModelFieldLabels } from './labels.ts';
import type { ShopModel } from './shop-model.ts';
import * as styles from './ModelField.css.ts';

export type { ShopModel };

export interface ModelFieldProps<Model extends ShopModel = AppleModel> extends RootProps<HTMLInputElement> {
  /** The entered text: the name of a model, or any other text. */
  value: string;
  /** Called with the text on every change, including when a model is chosen. */
  onChange: (value: string) => void;
  /**
   * The models to choose from, such as those of `@apple-only/contract/models`. Equally good matches keep their order. Omit it
   * until they have loaded.
   */
  models?: readonly Model[] | undefined;
  /** Called when the user is about to type, perhaps several times, to load the `models`. */
  onModelsNeeded?: (() => void) | undefined;
  /** Called with the model that the user chooses from the list, after `onChange` with its name. */
  onChoose?: ((model: Model) => void) | undefined;
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

/**
 * The model of a device, in a `Field`: any text, with a list of models to choose from. Renders a `<div>` with an `<input>`.
 * `className` and `style` go to the first, the other props to the second.
 *
 * Words match a model in any order, even if partly typed, or in Bangla. The list's code loads when the user points at the input or focuses
 * it; until then, or if it does not load, this is a plain input.
 *
 * Accessibility: a combobox. The focus stays in the input; the arrow keys choose among the models, whose number is announced.
 */
export function ModelField<Model extends ShopModel = AppleModel>(props: ModelFieldProps<Model>) {
  const {
    value,
    onChange,
    models,
    onModelsNeeded,
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
  const { inputRef, inputProps, List, listProps } = useComboboxInput<LoadedModelsProps>({
    load,
    onNeeded: onModelsNeeded,
    onText: onChange,
  });
  const early = useRef({ value, onChange });
  useLayoutEffect(() => {
    // Text typed before hydration is only in the element.
    const typed = inputRef.current?.value ?? '';
    if (typed !== early.current.value) early.current.onChange(typed);
  }, [inputRef]);

  return (
    <div {...rootProps({ className, style }, styles.root)}>
      <Input
        {...root}
        {...inputProps}
        ref={useRefs(inputRef, ref)}
        name={name}
        disabled={disabled}
        value={value}
        onBlur={(event) => {
          inputProps.onBlur(event);
          onBlur?.();
        }}
      />
      {List && models && (
        <List
          {...listProps()}
          value={value}
          models={models}
          onChoose={(model) => {
            onChange(model.name);
            // It is one of the given `models`.
            onChoose?.(model as Model);
          }}
          text={text}
        />
      )}
    </div>
  );
}
