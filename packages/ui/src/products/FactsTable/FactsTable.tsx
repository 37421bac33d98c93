import { factNames, type ProductFacts } from '@apple-only/contract';
import { type FactWords, factText, factWords } from './fact-text.ts';
import * as styles from './FactsTable.css.ts';

export const factsTableLabels = {
  ...factWords,
  /** The table's name. */
  title: 'Facts',
};
export type FactsTableLabels = FactWords & { title: string };

export interface FactsTableProps {
  /** The product, or its facts alone. */
  product: ProductFacts;
  /** Replaces words, for another language. */
  labels?: Partial<FactsTableLabels> | undefined;
}

/**
 * The facts of a product, each in a line. Renders a `<table>` with a caption.
 *
 * All facts have their line: one that the seller has not stated says so, so that buyers know what to ask.
 */
export function FactsTable({ product, labels }: FactsTableProps) {
  const text: FactsTableLabels = { ...factsTableLabels, ...labels };
  return (
    <div className={styles.root}>
      <table className={styles.table}>
        <caption className={styles.caption}>{text.title}</caption>
        <tbody>
          {factNames.map((name) => (
            <tr key={name} className={styles.row}>
              <th scope="row" className={styles.term}>
                {text.facts[name]}
              </th>
              <td className={styles.value} data-missing={(product[name] ?? false) === false || undefined}>
                <bdi>{factText(name, product[name], text)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
