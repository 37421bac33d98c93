'use client';

import { searchSorts, type SearchSort } from '@apple-only/contract';
import { Select } from '../../forms/Select/Select.tsx';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import { type SortSelectLabels, sortSelectLabels } from './labels.ts';
import * as styles from './SortSelect.css.ts';

export interface SortSelectProps extends RootProps<HTMLLabelElement> {
  /** The order. @default the search's own: the best match if there are words, else the newest first */
  value?: SearchSort | undefined;
  /** Called with the chosen order: `undefined` for the default order. */
  onChange: (sort: SearchSort | undefined) => void;
  /** Whether the search has words. Without them, there is no best match. @default false */
  hasWords?: boolean | undefined;
  /** Whether the select is disabled, such as while the page hydrates. @default false */
  disabled?: boolean | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<SortSelectLabels> | undefined;
}

/** The order of found products. Renders a `<label>` with a native `<select>`. */
export function SortSelect({ value, onChange, hasWords = false, disabled = false, labels, ...root }: SortSelectProps) {
  const text = useLabels<SortSelectLabels>('SortSelect', sortSelectLabels, labels);
  const defaultSort: SearchSort = hasWords ? 'relevance' : 'newest';
  const options = searchSorts.filter((sort) => hasWords || sort !== 'relevance');
  return (
    <label {...rootProps(root, styles.root)}>
      <span className={styles.label}>{text.sort}</span>
      <Select
        options={options}
        names={text.names}
        disabled={disabled}
        value={value && options.includes(value) ? value : defaultSort}
        onChange={({ target }) => {
          const sort = options.find((one) => one === target.value);
          onChange(sort === defaultSort ? undefined : sort);
        }}
      />
    </label>
  );
}
