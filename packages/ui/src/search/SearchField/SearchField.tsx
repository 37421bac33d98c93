'use client';

import { textLimits } from '@apple-only/contract';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ShopModel } from '../../forms/ModelField/shop-model.ts';
import { useComboboxInput } from '../../forms/Input/combobox-input.ts';
import { CrossIcon, SearchIcon } from '../../parts/Icon/icons.tsx';
import { useLinks } from '../../parts/ShopProvider/ShopProvider.tsx';
import type { LoadedSuggestionsProps, Suggestions } from './LoadedSuggestions.tsx';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import { searchFieldLabels, type SearchFieldLabels } from './labels.ts';
import * as styles from './SearchField.css.ts';

export type { Suggestions };

export interface SearchFieldProps extends RootProps<HTMLElement> {
  /** The words of the current search. @default '' */
  value?: string | undefined;
  /** Called with the words when the user searches by Enter, the button or a suggestion. Cut off at the length that the call accepts. */
  onSearch: (words: string) => void;
  /** Called with the words on each change, such as to load suggestions. Cut off at the length that the call accepts. */
  onType?: ((words: string) => void) | undefined;
  /** The names of found products for the typed words. Omit it to suggest none. */
  suggestions?: Suggestions | undefined;
  /**
   * The models to suggest above the products, such as those of `@apple-only/contract/models`: those that contain the typed words show.
   * Choosing one searches for its name, which finds products that state it, and those that only describe it. Omit it until they have
   * loaded, or to suggest none.
   */
  models?: readonly ShopModel[] | undefined;
  /** Called when the user is about to type, perhaps several times, to load the `models`. */
  onModelsNeeded?: (() => void) | undefined;
  /** The user's recent searches, the latest first: shown while nothing is typed, and if they begin with the typed words. */
  recent?: readonly string[] | undefined;
  /** Called when the user clears the recent searches. Omit it to leave that option out. */
  onForget?: (() => void) | undefined;
  /** Address of the results page, to which the form leads without its script. @default the `search` of `ShopProvider` */
  action?: string | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<SearchFieldLabels> | undefined;
}

const load = () => import('./LoadedSuggestions.tsx').then(({ LoadedSuggestions }) => LoadedSuggestions);

/** The part of the words that the call accepts. */
const acceptedWords = (words: string) => words.slice(0, textLimits.search);

/** The words in the field: the app's, or those that the user has typed since, which are reported to `onType`. */
function useWords(value: string, input: RefObject<HTMLInputElement | null>, onType: SearchFieldProps['onType']) {
  const [words, setWords] = useState(value);
  /** The last words from the app. */
  const appWords = useRef(value);
  /** The words reported to the app since, starting with its last ones. Trimmed, because the app may trim them. */
  const reported = useRef<readonly string[]>([]);
  useEffect(() => {
    // Not on the first run: words typed before hydration are newer than the served ones.
    if (appWords.current === value) return;
    // Once the field is back at the app's words, no answer is pending.
    const isUpToDate = reported.current.at(-1) === appWords.current.trim();
    const answeredIndex = isUpToDate ? -1 : reported.current.lastIndexOf(value.trim());
    appWords.current = value;
    // Keep the answered words: they may arrive again, with other spaces around them.
    reported.current = answeredIndex < 0 ? [] : reported.current.slice(answeredIndex);
    // Words typed meanwhile are newer than the app's answer to earlier ones.
    if (answeredIndex < 0) setWords(value);
  }, [value]);
  const change = (next: string, known: string) => {
    reported.current = [...reported.current, known.trim()];
    setWords(next);
  };
  const type = (next: string) => {
    change(next, acceptedWords(next));
    onType?.(acceptedWords(next));
  };
  const early = useRef(type);
  useLayoutEffect(() => {
    // Only the element has words typed before hydration.
    const typed = input.current?.value ?? '';
    if (typed !== appWords.current) early.current(typed);
  }, [input]);
  return { words, change, type };
}

const noWords: readonly string[] = [];

/**
 * The shop's search field, with suggestions. Renders a `<search>` with a form, which works without its script, and loads the code of the
 * suggestions when the user points at the input or focuses it.
 *
 * Accessibility: a combobox. The focus stays in the input; the arrow keys choose among the suggestions, whose number is announced.
 */
export function SearchField({
  value = '',
  onSearch,
  onType,
  suggestions,
  models,
  onModelsNeeded,
  recent = noWords,
  onForget,
  action,
  labels,
  ...root
}: SearchFieldProps) {
  const text = useLabels<SearchFieldLabels>('SearchField', searchFieldLabels, labels);
  const links = useLinks();
  const { inputRef, inputProps, List, listProps, close } = useComboboxInput<LoadedSuggestionsProps>({
    load,
    onNeeded: onModelsNeeded,
    onText: (next) => type(next),
  });
  const { words, change, type } = useWords(value, inputRef, onType);

  const search = (next: string) => {
    close();
    const query = acceptedWords(next.trim());
    change(next, query);
    onSearch(query);
  };
  const clear = () => {
    type('');
    inputRef.current?.focus();
  };

  return (
    <search {...rootProps(root, styles.root)}>
      <form
        action={action ?? links.search}
        onSubmit={(event) => {
          event.preventDefault();
          // Right after hydration, words typed before it are only in the element.
          search(inputRef.current?.value ?? words);
        }}
      >
        <button type="submit" className={styles.submit} aria-label={text.submit}>
          <SearchIcon />
        </button>
        <input
          ref={inputRef}
          type="text"
          name="q"
          className={styles.input}
          aria-label={text.field}
          placeholder={text.placeholder}
          autoCapitalize="none"
          enterKeyHint="search"
          {...inputProps}
          value={words}
        />
        {words !== '' && (
          <button type="button" className={styles.clear} aria-label={text.clear} onClick={clear}>
            <CrossIcon />
          </button>
        )}
      </form>
      {List && (
        <List
          {...listProps()}
          words={words}
          models={models}
          suggestions={suggestions}
          recent={recent}
          onWords={type}
          onChoose={search}
          onForget={onForget}
          text={text}
        />
      )}
    </search>
  );
}
