// Browsers drop the roles of a table's parts if CSS changes their `display`: here the roles are set explicitly.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
'use client';

import { type FactName, factNames, type ProductFacts } from '@apple-only/contract';
import { factText } from './fact-text.ts';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { useNumbers } from '../../parts/ShopProvider/ShopProvider.tsx';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import { type FactsTableLabels, factsTableLabels } from './labels.ts';
import * as styles from './FactsTable.css.ts';

export interface FactsTableProps extends RootProps<HTMLDivElement> {
  /** The product, or only its facts. */
  product: ProductFacts;
  /** Replaces words, for another language. */
  labels?: SomeLabels<FactsTableLabels> | undefined;
}

/**
 * The facts of a product, each in a line. Renders a `<div>` with a `<table>`.
 *
 * The last line names the facts that the seller has not stated, so that buyers know what to ask. If there is room, and on paper, two
 * facts are side by side.
 */
export function FactsTable({ product, labels, ...root }: FactsTableProps) {
  const text = useLabels<FactsTableLabels>('FactsTable', factsTableLabels, labels);
  const { locale } = useNumbers();
  // `false` means that the seller does not state it, such as that the iCloud lock is off: no more than a missing fact.
  const isStated = (name: FactName) => (product[name] ?? false) !== false;
  const missing = factNames.filter((name) => !isStated(name)).map((name) => text.facts[name]);
  return (
    <div {...rootProps(root, styles.root)}>
      <table role="table" className={styles.table}>
        <caption className={styles.caption}>{text.title}</caption>
        <tbody role="rowgroup" className={styles.body}>
          {factNames.filter(isStated).map((name) => (
            <tr key={name} role="row" className={styles.row}>
              <th role="rowheader" scope="row" className={styles.term}>
                {text.facts[name]}
              </th>
              <td role="cell" className={styles.value}>
                {/* Different versions of server and browser can write a date differently. */}
                <bdi suppressHydrationWarning>{factText(name, product[name], text, locale)}</bdi>
              </td>
            </tr>
          ))}
          {missing.length > 0 && (
            <tr role="row" className={styles.row} data-missing>
              <th role="rowheader" scope="row" className={styles.term}>
                {text.notStated}
              </th>
              <td role="cell" className={styles.missing}>
                {missing.join(', ')}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
