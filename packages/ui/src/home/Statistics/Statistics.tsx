'use client';

import { useId } from 'react';
import { defaultCategories } from '../../parts/ShopProvider/choices.ts';
import { useShop } from '../../parts/ShopProvider/ShopProvider.tsx';
import { ShopNumber, ShopText } from '../../parts/ShopProvider/ShopText.tsx';
import { visuallyHidden } from '../../theme/global.css.ts';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import { type StatisticsLabels, statisticsLabels } from './labels.ts';
import * as styles from './Statistics.css.ts';

/** The numbers of a shop. */
export interface ShopStatistics {
  readonly users: number;
  readonly soldProducts: number;
  /** @default the number of categories in `ShopProvider` */
  readonly categories?: number | undefined;
  readonly locations: number;
  readonly products: number;
}

/** The numbers of Apple Only. Fixed, not computed (specification §9). */
const statistics: ShopStatistics = {
  users: 1865,
  soldProducts: 1155,
  categories: undefined,
  locations: 64,
  products: 889,
};

export interface StatisticsProps extends RootProps<HTMLElement> {
  /** Your shop's numbers. @default those of Apple Only (specification §9) */
  numbers?: ShopStatistics | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<StatisticsLabels> | undefined;
}

/** The keys of the numbers, in their order. */
const statisticKeys = Object.keys(statistics) as (keyof ShopStatistics)[];

/**
 * The shop in numbers, between two double lines. Renders a `<section>` with a `<dl>`.
 *
 * Its heading is visually hidden: sighted users recognize the numbers by their names.
 *
 * Accessibility: a screen reader reads each number after its name.
 */
export function Statistics({ numbers = statistics, labels, ...root }: StatisticsProps) {
  const text = useLabels<StatisticsLabels>('Statistics', statisticsLabels, labels);
  const categories = useShop().categories?.size ?? defaultCategories.length;
  const headingId = useId();
  return (
    <section {...rootProps(root, styles.root)} aria-labelledby={headingId}>
      <h2 id={headingId} className={visuallyHidden}>
        <ShopText text={text.heading} />
      </h2>
      <dl className={styles.list}>
        {statisticKeys.map((key) => (
          <div key={key} className={styles.entry}>
            <dt className={styles.term}>{text[key]}</dt>
            <dd className={styles.number}>
              <ShopNumber value={numbers[key] ?? categories} grouped={false} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
