'use client';

import { textLimits } from '@apple-only/contract';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import {
  type ChangeEventHandler,
  type FocusEventHandler,
  type KeyboardEventHandler,
  type MouseEventHandler,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
} from 'react';
import { ClockIcon, CrossIcon, SearchIcon } from '../../parts/Icon/icons.tsx';
import type { SearchFieldLabels } from './labels.ts';
import { visuallyHidden } from '../../theme/global.css.ts';
import * as styles from './SearchField.css.ts';

/** The names that are suggested for the typed words, or why there are none. */
export type Suggestions = readonly string[] | 'loading' | 'failed';

/** The state of the open list: the id of its active option. */
export interface Open {
  active: string | undefined;
}

/** What the suggestions, once loaded, add to the input. */
export interface Combobox {
  onChange?: ChangeEventHandler | undefined;
  onKeyDown?: KeyboardEventHandler | undefined;
  onClick?: MouseEventHandler | undefined;
  onBlur?: FocusEventHandler | undefined;
  close?: (() => void) | undefined;
}

export interface LoadedSuggestionsProps {
  /** Takes what the combobox adds to the input. */
  comboboxRef: RefObject<Combobox>;
  inputRef: RefObject<HTMLInputElement | null>;
  listId: string;
  words: string;
  suggestions: Suggestions | undefined;
  recent: readonly string[];
  /** Whether the shopper has pressed the input, or typed, while this code was loading. */
  startsOpen: boolean;
  onWords: (words: string) => void;
  onChoose: (words: string) => void;
  onForget: (() => void) | undefined;
  /** Called when the list opens, with the id of the active option, and with undefined when it closes. */
  onOpen: (open: Open | undefined) => void;
  text: SearchFieldLabels;
}

interface Option {
  kind: 'recent' | 'found' | 'forget';
  words: string;
}

/** Most recent searches that stand above the suggestions for typed words. */
const mostAbove = 2;

function optionsOf({ words, suggestions, recent, onForget }: LoadedSuggestionsProps): Option[] {
  const typed = words.trim().toLowerCase();
  const remembered = typed
    ? recent.filter((one) => one.toLowerCase().startsWith(typed) && one.toLowerCase() !== typed).slice(0, mostAbove)
    : recent;
  const found = typed && Array.isArray(suggestions) ? (suggestions as readonly string[]) : [];
  return [
    ...remembered.map((one) => ({ kind: 'recent' as const, words: one })),
    ...(onForget && !typed && remembered.length > 0 ? [{ kind: 'forget' as const, words: '' }] : []),
    ...found.filter((one) => !remembered.includes(one)).map((one) => ({ kind: 'found' as const, words: one })),
  ];
}

/** What there is to say about the typed words: why there are no names of products, or that there are too many words. */
function stateOf({ words, suggestions, text }: LoadedSuggestionsProps) {
  if (words.trim().length > textLimits.search) return text.tooLong;
  if (words.trim() === '' || suggestions === undefined) return undefined;
  if (suggestions === 'loading' || suggestions === 'failed') return text[suggestions];
  return suggestions.length === 0 ? text.none : undefined;
}

const types = useCombobox.stateChangeTypes;

/** Where this combobox differs from downshift's: leaving it chooses nothing, a press on the input does not close it. */
function reduce(state: UseComboboxState<Option>, { type, changes }: UseComboboxStateChangeOptions<Option>) {
  if (type === types.InputBlur) return { ...state, isOpen: false, highlightedIndex: -1 };
  if (type === types.InputClick) return { ...changes, isOpen: true };
  const isForgetting = changes.selectedItem?.kind === 'forget';
  return isForgetting ? { ...changes, inputValue: state.inputValue, isOpen: true } : changes;
}

/** The suggestions of a `SearchField` whose code has loaded. Downshift makes them the list of its combobox. */
export function LoadedSuggestions(props: LoadedSuggestionsProps) {
  const { comboboxRef, inputRef, listId, words, startsOpen, onWords, onChoose, onForget, onOpen, text } = props;
  const items = optionsOf(props);
  const state = stateOf(props);
  const { isOpen, highlightedIndex, getMenuProps, getInputProps, getItemProps, closeMenu } = useCombobox<Option>({
    items,
    menuId: listId,
    inputValue: words,
    selectedItem: null,
    initialIsOpen: startsOpen,
    itemToString: (option) => option?.words ?? '',
    stateReducer: reduce,
    onInputValueChange: ({ inputValue, type }) => {
      if (type === types.InputKeyDownEscape) onWords(inputValue);
    },
    onSelectedItemChange: ({ selectedItem: chosen }) => {
      if (chosen?.kind === 'forget') onForget?.();
      else if (chosen) onChoose(chosen.words);
    },
  });
  const isShown = isOpen && (items.length > 0 || state !== undefined);
  const { ref, onChange, onKeyDown, onClick, onBlur, ...added } = getInputProps({}, { suppressRefError: true });
  const active: string | undefined = added['aria-activedescendant'] || undefined;

  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(inputRef.current);
    comboboxRef.current = {
      onChange,
      onClick,
      onBlur,
      close: closeMenu,
      onKeyDown: (event) => {
        // Without an active option, Enter sends the form.
        if (event.key !== 'Enter' || active) onKeyDown?.(event);
      },
    };
  });
  useLayoutEffect(() => onOpen(isShown ? { active } : undefined), [onOpen, isShown, active]);

  const optionOf = (option: Option) => (
    <Suggestion
      key={`${option.kind} ${option.words}`}
      kind={option.kind}
      props={getItemProps({ item: option, index: items.indexOf(option) })}
      active={items[highlightedIndex] === option}
    >
      {option.kind === 'forget' ? text.forget : option.words}
    </Suggestion>
  );
  const isRecent = ({ kind }: Option) => kind !== 'found';
  return (
    <>
      <div className={styles.popup} hidden={!isShown}>
        <div {...getMenuProps({ 'aria-label': text.field }, { suppressRefError: true })}>
          {isOpen && (
            <>
              <Group name={text.recent}>{items.filter(isRecent).map(optionOf)}</Group>
              <Group name={text.found}>{items.filter((option) => !isRecent(option)).map(optionOf)}</Group>
            </>
          )}
        </div>
        {state !== undefined && <p className={styles.state}>{state}</p>}
      </div>
      <output className={visuallyHidden}>{isShown && (state ?? text.suggestions(items.length))}</output>
    </>
  );
}

function Group({ name, children }: { name: string; children: readonly ReactNode[] }) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    // A <fieldset> is a group of form controls, not of options.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-labelledby={id}>
      <div id={id} role="presentation" className={styles.groupName}>
        {name}
      </div>
      {children}
    </div>
  );
}

const icons = { recent: ClockIcon, found: SearchIcon, forget: CrossIcon } as const;

interface SuggestionProps {
  kind: Option['kind'];
  props: object;
  active: boolean;
  children: string;
}

function Suggestion({ kind, props, active, children }: SuggestionProps) {
  const Sign = icons[kind];
  return (
    <div {...props} className={styles.option} data-kind={kind} data-active={active || undefined}>
      <Sign />
      <bdi>{children}</bdi>
    </div>
  );
}
