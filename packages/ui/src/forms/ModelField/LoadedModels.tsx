'use client';

import type { AppleModel } from '@apple-only/contract';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import {
  type ChangeEventHandler,
  type FocusEventHandler,
  type KeyboardEventHandler,
  type MouseEventHandler,
  type RefObject,
  useLayoutEffect,
  useMemo,
} from 'react';
import * as list from '../../search/SearchField/SearchField.css.ts';
import { visuallyHidden } from '../../theme/global.css.ts';
import { foundModels } from './found-models.ts';
import type { ModelFieldLabels } from './labels.ts';
import * as styles from './ModelField.css.ts';

/** The state of the open list: the id of its active option. */
export interface Open {
  active: string | undefined;
}

/** What the list, once loaded, adds to the input. */
export interface Combobox {
  onChange?: ChangeEventHandler | undefined;
  onKeyDown?: KeyboardEventHandler | undefined;
  onClick?: MouseEventHandler | undefined;
  onBlur?: FocusEventHandler | undefined;
}

export interface LoadedModelsProps {
  /** Takes what the combobox adds to the input. */
  comboboxRef: RefObject<Combobox>;
  inputRef: RefObject<HTMLInputElement | null>;
  listId: string;
  value: string;
  models: readonly AppleModel[];
  /** Whether the user has pressed the input, or typed, while this code was loading. */
  startsOpen: boolean;
  onChoose: (model: AppleModel) => void;
  /** Called when the list opens, with the id of the active option, and with undefined when it closes. */
  onOpen: (open: Open | undefined) => void;
  text: ModelFieldLabels;
}

const types = useCombobox.stateChangeTypes;

/** Where this combobox differs from downshift's: only Enter and a press choose, and Escape does not clear the text. */
function reduce(state: UseComboboxState<AppleModel>, { type, changes }: UseComboboxStateChangeOptions<AppleModel>) {
  if (type === types.InputBlur || type === types.InputKeyDownEscape) {
    return { ...state, isOpen: false, highlightedIndex: -1 };
  }
  return type === types.InputClick ? { ...changes, isOpen: true } : changes;
}

/** The list of a `ModelField` whose code and models have loaded. Downshift makes it the list of its combobox. */
export function LoadedModels(props: LoadedModelsProps) {
  const { comboboxRef, inputRef, listId, value, models, startsOpen, onChoose, onOpen, text } = props;
  const items = useMemo(() => [...foundModels(models, value)], [models, value]);
  const { isOpen, highlightedIndex, getMenuProps, getInputProps, getItemProps, closeMenu } = useCombobox<AppleModel>({
    items,
    menuId: listId,
    inputValue: value,
    selectedItem: null,
    initialIsOpen: startsOpen,
    itemToString: (model) => model?.name ?? '',
    stateReducer: reduce,
    onSelectedItemChange: ({ selectedItem: chosen }) => {
      if (chosen) onChoose(chosen);
    },
  });
  const isShown = isOpen && value.trim() !== '';
  const { ref, onChange, onKeyDown, onClick, onBlur, ...added } = getInputProps({}, { suppressRefError: true });
  const active: string | undefined = added['aria-activedescendant'] || undefined;

  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(inputRef.current);
    comboboxRef.current = {
      onChange,
      onClick,
      onBlur,
      onKeyDown: (event) => {
        if (event.key !== 'Enter' || active) {
          onKeyDown?.(event);
        } else if (isShown) {
          // The first Enter closes the list, as the text is meant as it is. The next one sends the form.
          event.preventDefault();
          closeMenu();
        }
      },
    };
  });
  useLayoutEffect(() => onOpen(isShown ? { active } : undefined), [onOpen, isShown, active]);

  return (
    <>
      <div className={list.popup} hidden={!isShown}>
        <div {...getMenuProps({ 'aria-label': text.list }, { suppressRefError: true })}>
          {isShown &&
            items.map((model, index) => (
              <div
                key={model.name}
                {...getItemProps({ item: model, index })}
                className={list.option}
                data-active={index === highlightedIndex || undefined}
              >
                <bdi>{model.name}</bdi> <span className={styles.year}>{model.year}</span>
              </div>
            ))}
        </div>
        {items.length === 0 && <p className={list.state}>{text.none}</p>}
      </div>
      <output className={visuallyHidden}>
        {isShown && (items.length === 0 ? text.none : text.suggestions(items.length))}
      </output>
    </>
  );
}
