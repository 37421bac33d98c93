'use client';

import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useMemo } from 'react';
import * as combobox from '../Input/combobox.css.ts';
import type { ComboboxListProps } from '../Input/combobox-input.ts';
import { useComboboxList } from '../Input/combobox-list.ts';
import { visuallyHidden } from '../../theme/global.css.ts';
import { findModels } from './find-models.ts';
import type { ModelFieldLabels } from './labels.ts';
import type { ShopModel } from './shop-model.ts';
import * as styles from './ModelField.css.ts';

export interface LoadedModelsProps extends ComboboxListProps {
  value: string;
  models: readonly ShopModel[];
  onChoose: (model: ShopModel) => void;
  text: ModelFieldLabels;
}

const types = useCombobox.stateChangeTypes;

/** The differences from downshift's combobox: only Enter and a press choose, and Escape does not clear the text. */
function reduce(state: UseComboboxState<ShopModel>, { type, changes }: UseComboboxStateChangeOptions<ShopModel>) {
  if (type === types.InputBlur || type === types.InputKeyDownEscape) {
    return { ...state, isOpen: false, highlightedIndex: -1 };
  }
  return type === types.InputClick ? { ...changes, isOpen: true } : changes;
}

/** The list of a `ModelField` whose code and models have loaded. Downshift makes it the list of its combobox. */
export function LoadedModels({ value, models, onChoose, text, ...list }: LoadedModelsProps) {
  const items = useMemo(() => [...findModels(models, value)], [models, value]);
  const { isShown, listProps, optionProps, isActive, close } = useComboboxList<ShopModel>(list, {
    items,
    label: text.list,
    hasContent: value.trim() !== '',
    inputValue: value,
    itemToString: (model) => model?.name ?? '',
    stateReducer: reduce,
    onChoose,
    onEnter: (event, wasShown) => {
      if (!wasShown) return;
      // The first Enter closes the list and accepts the text as it is. The next one sends the form.
      event.preventDefault();
      close();
    },
  });
  return (
    <>
      <div className={combobox.popup} hidden={!isShown}>
        <div {...listProps}>
          {isShown &&
            items.map((model) => (
              <div
                key={model.name}
                {...optionProps(model)}
                className={combobox.option}
                data-active={isActive(model) || undefined}
              >
                <bdi>{model.name}</bdi> <span className={styles.year}>{model.year}</span>
              </div>
            ))}
        </div>
        {items.length === 0 && <p className={combobox.state}>{text.none}</p>}
      </div>
      <output className={visuallyHidden}>
        {isShown && (items.length === 0 ? text.none : text.suggestions(items.length))}
      </output>
    </>
  );
}
