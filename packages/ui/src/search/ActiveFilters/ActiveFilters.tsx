'use client';

import type { Category, ProductLocation } from '@apple-only/contract';
import { moveFocusToSection } from '../../parts/Button/move-focus.ts';
import { CrossIcon } from '../../parts/Icon/icons.tsx';
import { useNumbers, useShop } from '../../parts/ShopProvider/ShopProvider.tsx';
import type { ShopFilters } from '../Filters/filtering.ts';
import { activeFilters, withoutFilters } from './active-filters.ts';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import { type ActiveFiltersLabels, activeFiltersLabels } from './labels.ts';
import * as styles from './ActiveFilters.css.ts';

export interface ActiveFiltersProps<
  OwnCategory extends string = Category,
  OwnLocation extends string = ProductLocation,
> extends RootProps<HTMLDivElement> {
  /** The filters of the search. */
  filters: ShopFilters<OwnCategory, OwnLocation>;
  /** Called with the remaining filters. The search words and the order stay. */
  onChange: (filters: ShopFilters<OwnCategory, OwnLocation>) => void;
  /** Replaces words, for another language. */
  labels?: SomeLabels<ActiveFiltersLabels> | undefined;
}

/** Moves the focus of a removed filter to its neighbour, and from the last one to the results. */
const moveFocusToNeighbour = (button: HTMLButtonElement) => {
  const moveToResults = moveFocusToSection(button);
  return () => {
    const item = document.activeElement === button ? button.closest('li') : null;
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
    if (neighbour) neighbour.querySelector('button')?.focus();
    else moveToResults();
  };
};

/**
 * The active filters, each as a button that removes it, and a button that clears them all. Renders a `<div>`, or nothing without filters.
 *
 * Accessibility: a named list of buttons, each named after the filter that it removes. The focus moves to the next filter, and finally to
 * the surrounding section.
 */
export function ActiveFilters<OwnCategory extends string = Category, OwnLocation extends string = ProductLocation>({
  filters,
  onChange,
  labels,
  ...root
}: ActiveFiltersProps<OwnCategory, OwnLocation>) {
  const text = useLabels<ActiveFiltersLabels>('ActiveFilters', activeFiltersLabels, labels);
  const active = activeFilters(filters, text, useNumbers(), useShop());
  if (active.length === 0) return null;
  return (
    <div {...rootProps(root, styles.root)}>
      <ul className={styles.list} aria-label={text.list}>
        {active.map((filter) => (
          <li key={`${filter.name} ${filter.text}`} className={styles.item}>
            <button
              ref={moveFocusToNeighbour}
              type="button"
              className={styles.chip}
              aria-label={text.remove(filter.text)}
              onClick={() => onChange(filter.without)}
            >
              {filter.text}
              <CrossIcon size="small" />
            </button>
          </li>
        ))}
      </ul>
      <button
        ref={moveFocusToSection}
        type="button"
        className={styles.clear}
        onClick={() => onChange(withoutFilters(filters))}
      >
        {text.clear}
      </button>
    </div>
  );
}
