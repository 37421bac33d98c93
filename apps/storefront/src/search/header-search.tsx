import { filtersFromQuery } from '@apple-only/contract';
import { SearchField, type Suggestions } from '@apple-only/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useReducer, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrating, useHydratingWithoutData } from '../lists/list.tsx';
import { normalizedPath, paths } from '../paths.ts';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';
import { useModels } from '../models.ts';
import { useShop } from '../shop.ts';

/** Whether a path is that of the search's results. */
export const isSearchPath = (pathname: string) => normalizedPath(pathname) === paths.search;

/** How long typing must pause before its words are searched for, in milliseconds. */
const debounceDelay = 200;

/** The maximum number of suggested names. */
const maxSuggestions = 6;

/** The address of a search: the current results with other words, or else the words alone. */
function addressOf(words: string, resultsQuery: string | undefined) {
  const params = new URLSearchParams(resultsQuery);
  params.delete('shown');
  if (words === '') params.delete('q');
  else params.set('q', words);
  return params.size > 0 ? `${paths.search}?${params.toString()}` : paths.search;
}

/** The names and models of the products that match the words. */
function useSuggestions(words: string, isEnabled: boolean): { names?: Suggestions; models?: ReadonlySet<string> } {
  const { queries } = useShop();
  const { data, isError } = useQuery({
    ...queries.search({ q: words, limit: 2 * maxSuggestions }),
    enabled: isEnabled && words !== '',
    placeholderData: keepPreviousData,
  });
  if (!isEnabled) return {};
  if (isError) return { names: 'failed' };
  // The names for the previous words stay while the user goes on typing.
  if (!data || words === '') return { names: 'loading' };
  return {
    names: [...new Set(data.items.map(({ name }) => name))].slice(0, maxSuggestions),
    models: new Set(data.facets.model.map(({ value }) => value.toLowerCase())),
  };
}

/**
 * The search in the header. On the results page, it updates the results instead of suggesting names, and keeps the filters.
 */
export function HeaderSearch({ onArrive }: { onArrive: () => void }) {
  const { storage } = useShop();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const hydrating = useHydrating();
  const isWithoutData = useHydratingWithoutData();
  const resultsQuery = isSearchPath(pathname) && !isWithoutData ? search : undefined;
  const currentAddress = `${pathname}${search}`;

  /** The typed words that are not searched for yet, and the page they were typed on. */
  const [typed, setTyped] = useState<{ words: string; at: string }>();
  const [words, setWords] = useState('');
  useEffect(() => {
    if (!typed) return undefined;
    const timer = setTimeout(() => {
      const next = typed.words.trim();
      setTyped(undefined);
      setWords(next);
      // Not if the shopper has left the page meanwhile.
      if (resultsQuery === undefined || typed.at !== pathname) return;
      const address = addressOf(next, resultsQuery);
      if (address !== currentAddress) {
        void navigate(address, { replace: true, preventScrollReset: true, flushSync: true });
      }
    }, debounceDelay);
    return () => clearTimeout(timer);
  }, [typed, pathname, resultsQuery, currentAddress, navigate]);
  const found = useSuggestions(words, resultsQuery === undefined);
  const { models, onModelsNeeded } = useModels();

  // Read on each render: other tabs change them, and so does signing out.
  const recent = hydrating ? [] : recentSearches(storage);
  const [, rerender] = useReducer((count: number) => count + 1, 0);

  const openResults = async (chosen: string) => {
    setTyped(undefined);
    if (chosen !== '') rememberSearch(storage, chosen);
    const address = addressOf(chosen, resultsQuery);
    if (address !== currentAddress) await navigate(address);
    onArrive();
  };
  return (
    <SearchField
      value={resultsQuery === undefined ? '' : (filtersFromQuery(new URLSearchParams(resultsQuery)).q ?? '')}
      onSearch={(chosen) => void openResults(chosen)}
      onType={(next) => setTyped({ words: next, at: pathname })}
      suggestions={found.names}
      // Other models would have no results.
      models={models?.filter(({ name }) => found.models?.has(name.toLowerCase()))}
      onModelsNeeded={onModelsNeeded}
      recent={recent}
      onForget={() => {
        forgetSearches(storage);
        rerender();
      }}
    />
  );
}
