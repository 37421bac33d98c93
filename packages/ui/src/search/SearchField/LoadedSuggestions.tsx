'use client';

import { textLimits } from '@apple-only/contract';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { type ReactNode, useId, useMemo } from 'react';
import type { ShopModel } from '../../forms/ModelField/shop-model.ts';
import { findModels } from '../../forms/ModelField/find-models.ts';
import * as combobox from '../../forms/Input/combobox.css.ts';
import type { ComboboxListProps } from '../../forms/Input/combobox-input.ts';
import { useComboboxList } from '../../forms/Input/combobox-list.ts';
import { ClockIcon, CrossIcon, SearchIcon } from '../../parts/Icon/icons.tsx';
import type { SearchFieldLabels } from './labels.ts';
import { visuallyHidden } from '../../theme/global.css.ts';
import * as styles from './SearchField.css.ts';

/** The suggested names for the typed words, or why there are none. */
export type Suggestions = readonly string[] | 'loading' | 'failed';

export interface LoadedSuggestionsProps extends ComboboxListProps {
  words: string;
  models: readonly ShopModel[] | undefined;
  suggestions: Suggestions | undefined;
  recent: readonly string[];
  onWords: (words: string) => void;
  onChoose: (words: string) => void;
  onForget: (() => void) | undefined;
  text: SearchFieldLabels;
}

interface Option {
  kind: 'recent' | 'model' | 'found' | 'forget';
  words: string;
}

/** The maximum number of recent searches above the suggestions for typed words. */
const maxRecent = 2;
/** The maximum number of models above the products. */
const maxModels = 4;
const noModels: readonly ShopModel[] = [];

/** The options, without duplicates. */
function optionsOf(
  { words, suggestions, recent, onForget }: LoadedSuggestionsProps,
  models: readonly ShopModel[],
): Option[] {
  const typed = words.trim().toLowerCase();
  const remembered = typed
    ? recent.filter((one) => one.toLowerCase().startsWith(typed) && one.toLowerCase() !== typed).slice(0, maxRecent)
    : recent;
  const found = typed && Array.isArray(suggestions) ? (suggestions as readonly string[]) : [];
  const options: Option[] = [
    ...remembered.map((one) => ({ kind: 'recent' as const, words: one })),
    ...(onForget && !typed && remembered.length > 0 ? [{ kind: 'forget' as const, words: '' }] : []),
    ...models.slice(0, maxModels).map(({ name }) => ({ kind: 'model' as const, words: name })),
    ...found.map((one) => ({ kind: 'found' as const, words: one })),
  ];
  const isSame = (one: Option, other: Option) => one.words.toLowerCase() === other.words.toLowerCase();
  return options.filter((option, place) => options.findIndex((other) => isSame(option, other)) === place);
}

/** The status of the typed words: why there are no product names, or that there are too many words. */
function stateOf({ words, suggestions, text }: LoadedSuggestionsProps) {
  if (words.trim().length > textLimits.search) return text.tooLong;
  if (words.trim() === '' || suggestions === undefined) return undefined;
  if (suggestions === 'loading' || suggestions === 'failed') return text[suggestions];
  return suggestions.length === 0 ? text.none : undefined;
}

const types = useCombobox.stateChangeTypes;

/** Differs from downshift's combobox: leaving it chooses nothing, and a press on the input does not close it. */
function reduce(state: UseComboboxState<Option>, { type, changes }: UseComboboxStateChangeOptions<Option>) {
  if (type === types.InputBlur) return { ...state, isOpen: false, highlightedIndex: -1 };
  if (type === types.InputClick) return { ...changes, isOpen: true };
  const isForgetting = changes.selectedItem?.kind === 'forget';
  return isForgetting ? { ...changes, inputValue: state.inputValue, isOpen: true } : changes;
}

/** The suggestions of a `SearchField` whose code has loaded. */
export function LoadedSuggestions(props: LoadedSuggestionsProps) {
  const { words, models = noModels, onWords, onChoose, onForget, text } = props;
  const found = useMemo(() => findModels(models, words), [models, words]);
  const items = optionsOf(props, found);
  const state = stateOf(props);
  const { isShown, listProps, optionProps, isActive } = useComboboxList<Option>(props, {
    items,
    label: text.field,
    hasContent: items.length > 0 || state !== undefined,
    inputValue: words,
    itemToString: (option) => option?.words ?? '',
    stateReducer: reduce,
    onInputValueChange: ({ inputValue, type }) => {
      if (type === types.InputKeyDownEscape) onWords(inputValue);
    },
    onChoose: (chosen) => {
      if (chosen.kind === 'forget') onForget?.();
      else onChoose(chosen.words);
    },
  });

  const optionsIn = (...kinds: readonly Option['kind'][]) =>
    items
      .filter(({ kind }) => kinds.includes(kind))
      .map((option) => (
        <Suggestion
          key={`${option.kind} ${option.words}`}
          kind={option.kind}
          props={optionProps(option)}
          active={isActive(option)}
        >
          {option.kind === 'forget' ? text.forget : option.words}
        </Suggestion>
      ));
  return (
    <>
      <div className={combobox.popup} hidden={!isShown}>
        <div {...listProps}>
          {isShown && (
            <>
              <Group name={text.recent}>{optionsIn('recent', 'forget')}</Group>
              <Group name={text.models}>{optionsIn('model')}</Group>
              <Group name={text.found}>{optionsIn('found')}</Group>
            </>
          )}
        </div>
        {state !== undefined && <p className={combobox.state}>{state}</p>}
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

const icons = { recent: ClockIcon, model: SearchIcon, found: SearchIcon, forget: CrossIcon } as const;

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
