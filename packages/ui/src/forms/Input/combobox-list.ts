'use client';

import { useCombobox, type UseComboboxProps } from 'downshift';
import { type KeyboardEvent, useLayoutEffect } from 'react';
import { isComposing } from '../Field/composing.ts';
import type { ComboboxListProps } from './combobox-input.ts';

interface ComboboxListOptions<Item> extends Pick<
  UseComboboxProps<Item>,
  'items' | 'inputValue' | 'itemToString' | 'stateReducer' | 'onInputValueChange'
> {
  /** The name of the list. */
  label: string;
  /** Whether there is something to show. */
  hasContent: boolean;
  onChoose: (item: Item) => void;
  /** Called on Enter without an active option. @default the form is sent */
  onEnter?: ((event: KeyboardEvent, isShown: boolean) => void) | undefined;
}

/** The list of a combobox, by downshift. It attaches to an existing input. */
export function useComboboxList<Item>(
  { handlersRef, inputRef, listId, startsOpen, onOpen }: ComboboxListProps,
  { label, hasContent, onChoose, onEnter, ...options }: ComboboxListOptions<Item>,
) {
  const { isOpen, highlightedIndex, getMenuProps, getInputProps, getItemProps, closeMenu } = useCombobox<Item>({
    ...options,
    menuId: listId,
    selectedItem: null,
    initialIsOpen: startsOpen,
    // Downshift's own function scrolls nothing outside the list, but it is the popup around the list that scrolls. jsdom has no `scrollIntoView`.
    scrollIntoView: (option) => option.scrollIntoView?.({ block: 'nearest' }),
    onSelectedItemChange: ({ selectedItem: chosen }) => {
      if (chosen !== null) onChoose(chosen);
    },
  });
  const isShown = isOpen && hasContent;
  const { ref, onChange, onKeyDown, onClick, onBlur, ...added } = getInputProps({}, { suppressRefError: true });
  const active: string | undefined = added['aria-activedescendant'] || undefined;

  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(inputRef.current);
    handlersRef.current = {
      onChange,
      onClick,
      onBlur,
      close: closeMenu,
      onKeyDown: (event) => {
        if (isComposing(event.nativeEvent)) return;
        if (event.key !== 'Enter' || active) onKeyDown?.(event);
        else onEnter?.(event, isShown);
      },
    };
  });
  useLayoutEffect(() => onOpen(isShown ? { active } : undefined), [onOpen, isShown, active]);

  const listProps: object = getMenuProps({ 'aria-label': label }, { suppressRefError: true });
  const optionProps = (item: Item): object => getItemProps({ item, index: options.items.indexOf(item) });
  const isActive = (item: Item) => options.items[highlightedIndex] === item;
  return { isShown, listProps, optionProps, isActive, close: closeMenu };
}
