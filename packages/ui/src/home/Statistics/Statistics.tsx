import { statistics, type Statistics as Numbers } from '@apple-only/contract';
import { useId } from 'react';
import { visuallyHidden } from '../../theme/global.css.ts';
import * as styles from './Statistics.css.ts';

export const statisticsLabels = {
  heading: 'Apple Only in numbers',
  users: 'users',
  soldProducts: 'sold products',
  categories: 'categories',
  locations: 'locations',
  products: 'products',
};
export type StatisticsLabels = typeof statisticsLabels;

export interface StatisticsProps {
  /** The numbers, in the order of the contract. @default the shop's own numbers (specification §9) */
  numbers?: Numbers | undefined;
  /** Replaces words, for another language. */
  labels?: Partial<StatisticsLabels> | undefined;
}

/** The keys of the contract's numbers, in its order. */
const counted = Object.keys(statistics) as (keyof Numbers)[];

/**
 * The shop in numbers, between two ledger rules. Renders a `<section>` with a `<dl>`.
 *
 * Its heading is visually hidden: sighted users see from the numbers what they are.
 *
 * Accessibility: a screen reader reads each number after its name.
 */
export function Statistics({ numbers = statistics, labels }: StatisticsProps) {
  const text = { ...statisticsLabels, ...labels };
  const headingId = useId();
  return (
    <section className={styles.root} aria-labelledby={headingId}>
      <h2 id={headingId} className={visuallyHidden}>
        {text.heading}
      </h2>
      <dl className={styles.list}>
        {counted.map((key) => (
          <div key={key} className={styles.entry}>
            <dt className={styles.term}>{text[key]}</dt>
            <dd className={styles.number}>{numbers[key]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
