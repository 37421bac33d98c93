'use client';

import type { Category, Count, ProductLocation } from '@apple-only/contract';
import { type ReactNode, startTransition, useId, useOptimistic, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../parts/Button/Button.tsx';
import { Dialog, type DialogControl } from '../../parts/Dialog/Dialog.tsx';
import { FilterIcon, SpinnerIcon } from '../../parts/Icon/icons.tsx';
import { useNumbers, useShop } from '../../parts/ShopProvider/ShopProvider.tsx';
import { activeFilters, filterLabels } from '../ActiveFilters/active-filters.ts';
import { ActiveFilters } from '../ActiveFilters/ActiveFilters.tsx';
import { Filters } from '../Filters/Filters.tsx';
import type { Facets, ShopFilters } from '../Filters/filtering.ts';
import { SortSelect } from '../SortSelect/SortSelect.tsx';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import { type SearchResultsLabels, searchResultsLabels } from './labels.ts';
import * as styles from './SearchResults.css.ts';

export interface SearchResultsProps<
  OwnCategory extends string = Category,
  OwnLocation extends string = ProductLocation,
> extends RootProps<HTMLDivElement> {
  /** The words, filters and order of the search. */
  filters: ShopFilters<OwnCategory, OwnLocation>;
  /**
   * Called with the changed filters, in a React transition. These filters show, and the next change starts from them,
   * until the transition and the returned promise, if any, have ended: a router may update the address late.
   */
  onChange: (filters: ShopFilters<OwnCategory, OwnLocation>) => void | Promise<void>;
  /** The number of found products, once it is known. */
  total?: Count | undefined;
  /** The number of products for each choice of the filters, once they are known. */
  facets?: Facets | undefined;
  /** Whether the results are still those of the previous search. @default false */
  busy?: boolean | undefined;
  /** Whether the search has failed, so that the number and the facets are not loading: the `children` say so. @default false */
  failed?: boolean | undefined;
  /** Whether all controls are disabled, such as while the page hydrates. @default false */
  disabled?: boolean | undefined;
  /** The category of all results, if the page has only one: the filter for categories is then left out. */
  inCategory?: NoInfer<OwnCategory> | undefined;
  /** The kind of items in the list. Filters have less room beside cards with all facts, such as `ProductCard`, than beside tiles. @default 'tile' */
  items?: 'tile' | 'card' | undefined;
  /** Controls the dialog with the filters, used if there is no room beside the results. */
  filtersDialog?: Omit<DialogControl, 'trigger'> | undefined;
  /** The list of found products, or content that replaces it. */
  children: ReactNode;
  /** Replaces words, for another language. */
  labels?: SomeLabels<SearchResultsLabels> | undefined;
}

/**
 * The results of a search with their number, order and filters. The filters are beside the results, or in a dialog if there is no room.
 * Renders a `<div>` with an `<aside>` and a `<section>`.
 *
 * Accessibility: the number is announced politely whenever it changes. `aria-busy` marks results that are about to change.
 */
export function SearchResults<OwnCategory extends string = Category, OwnLocation extends string = ProductLocation>({
  filters: appFilters,
  onChange: onFiltersChange,
  total,
  facets,
  busy = false,
  failed = false,
  disabled = false,
  inCategory,
  items = 'tile',
  filtersDialog,
  children,
  labels,
  ...root
}: SearchResultsProps<OwnCategory, OwnLocation>) {
  const text = useLabels<SearchResultsLabels>('SearchResults', searchResultsLabels, labels);
  const titleId = useId();
  const [filters, show] = useOptimistic(appFilters);
  const onChange = (next: typeof appFilters) =>
    startTransition(async () => {
      show(next);
      await onFiltersChange(next);
    });
  const shared = {
    filters,
    onChange,
    facets,
    counting: !total && !failed,
    disabled,
    inCategory,
    labels: text.filter,
  };
  const active = activeFilters(filters, filterLabels, useNumbers(), useShop()).length;
  return (
    <div {...rootProps(root, styles.root)} data-items={items}>
      <aside className={styles.side} aria-labelledby={titleId}>
        <h2 id={titleId} className={styles.title}>
          {text.filters}
        </h2>
        <Filters {...shared} />
      </aside>
      <section className={styles.results} aria-label={text.results} aria-busy={busy || undefined}>
        <div className={styles.bar}>
          <div className={styles.found}>
            <output className={styles.total}>
              {total ? text.total(total) : shared.counting && text.loading}
              {busy && (
                <span className={styles.busy}>
                  <SpinnerIcon />
                </span>
              )}
            </output>
            <div className={styles.active}>
              <ActiveFilters filters={filters} onChange={onChange} labels={text.active} />
            </div>
          </div>
          <div className={styles.open}>
            <FiltersDialog {...filtersDialog} disabled={disabled} text={text} total={total} active={active}>
              <Filters {...shared} />
            </FiltersDialog>
          </div>
          <div className={styles.sort}>
            <SortSelect
              value={filters.sort}
              hasWords={filters.q !== undefined}
              disabled={disabled}
              onChange={(sort) => onChange({ ...filters, sort })}
              labels={text.sort}
            />
          </div>
        </div>
        {children}
      </section>
    </div>
  );
}

interface FiltersDialogProps extends Omit<DialogControl, 'trigger'>, Pick<SearchResultsProps, 'disabled' | 'total'> {
  text: SearchResultsLabels;
  /** The number of active filters. */
  active: number;
  children: ReactNode;
}

/** The dialog with the filters, for when there is no room beside the results, and the button that opens it. */
function FiltersDialog({ text, total, active, disabled, children, ...control }: FiltersDialogProps) {
  const opener = (
    <Button kind="quiet" disabled={disabled}>
      <FilterIcon />
      {text.open(active)}
    </Button>
  );
  const content = useRef<HTMLDivElement>(null);
  return (
    <Dialog {...control} trigger={opener} title={text.filters} labels={text.dialog}>
      {(close) => (
        <>
          <div ref={content} className={styles.dialogContent}>
            {children}
          </div>
          <div className={styles.show}>
            <Button
              wide
              onClick={({ currentTarget }) => {
                // Safari does not focus a pressed button, but a price applies only when its field loses the focus.
                flushSync(() => currentTarget.focus());
                const wrong = content.current?.querySelector<HTMLInputElement>('input[aria-invalid=true]');
                if (wrong) wrong.focus();
                else close();
              }}
            >
              {total ? text.show(total) : text.showUncounted}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
