'use client';

import { amountOf, isolateBidi, minPriceGuideProducts, type PriceGuide } from '@apple-only/contract';
import { amountText } from '../../parts/ShopProvider/shop.ts';
import { useNumbers } from '../../parts/ShopProvider/ShopProvider.tsx';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import { type PriceHintLabels, priceHintLabels } from './labels.ts';
import * as styles from './PriceHint.css.ts';

export interface PriceHintProps extends RootProps<HTMLDivElement> {
  /** The prices of similar products, as the API returns them, or why they are missing. Omit it until there is something to compare. */
  guide?: PriceGuide | 'loading' | 'failed' | undefined;
  /** The price to compare: free text. One that is not a number is not compared. */
  price?: string | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<PriceHintLabels> | undefined;
}

/**
 * The prices of similar products, and how a price compares. Renders a `<div>` with a scale from the lowest prices to the highest.
 *
 * Accessibility: the sentences say what the scale shows; screen readers announce their changes.
 */
export function PriceHint({ guide, price = '', labels, ...root }: PriceHintProps) {
  const text = useLabels<PriceHintLabels>('PriceHint', priceHintLabels, labels);
  const numbers = useNumbers();
  const askingPrice = amountOf(price);
  const quartiles = typeof guide === 'object' ? guide.quartiles : undefined;
  const shown = (amount: number) => amountText(Math.round(amount), numbers);
  return (
    <div {...rootProps(root, styles.root)} data-loading={guide === 'loading' || undefined}>
      <p className={styles.title}>{text.title}</p>
      <div aria-live="polite">
        {typeof guide === 'object' && quartiles ? (
          <>
            <p className={styles.prices}>
              {text.prices(shown(quartiles.lower), shown(quartiles.middle), shown(quartiles.upper))}
            </p>
            {askingPrice !== undefined && (
              <p className={styles.place}>{text.places[placeOf(askingPrice, quartiles)]}</p>
            )}
            <Scale quartiles={quartiles} askingPrice={askingPrice} />
            <p className={styles.compared}>
              {text.compared({ ...guide.count, name: isolateBidi(guide.name), condition: guide.condition })}
            </p>
          </>
        ) : (
          <p className={styles.compared}>
            {typeof guide === 'object' ? text.tooFew(minPriceGuideProducts) : text[guide ?? 'waiting']}
          </p>
        )}
      </div>
    </div>
  );
}

type Quartiles = NonNullable<PriceGuide['quartiles']>;

const placeOf = (askingPrice: number, { lower, upper }: Quartiles): keyof PriceHintLabels['places'] =>
  askingPrice < lower ? 'lower' : askingPrice > upper ? 'higher' : 'among';

/** A line with a box for the middle half. An SVG: a strict CSP forbids style attributes. */
function Scale({ quartiles, askingPrice }: { quartiles: Quartiles; askingPrice: number | undefined }) {
  const { lower, middle, upper } = quartiles;
  // As much room again on both sides, but at least a tenth of the price: all prices may be the same.
  const around = Math.max(upper - lower, middle / 10, 1);
  const at = (amount: number) => {
    const part = (amount - (lower - around)) / (upper - lower + 2 * around);
    return `${Math.round(Math.min(Math.max(part, 0.01), 0.99) * 1000) / 10}%`;
  };
  const from = at(lower);
  return (
    <svg className={styles.scale} aria-hidden="true" data-scale>
      <line className={styles.line} x1="0" x2="100%" y1="50%" y2="50%" />
      <rect className={styles.half} x={from} y="25%" width={widthBetween(from, at(upper))} height="50%" />
      <line className={styles.middle} x1={at(middle)} x2={at(middle)} y1="25%" y2="75%" />
      {askingPrice !== undefined && <circle className={styles.askingPrice} cx={at(askingPrice)} cy="50%" r="6" />}
    </svg>
  );
}

const widthBetween = (from: string, to: string) => `${Math.max(Number.parseFloat(to) - Number.parseFloat(from), 0.5)}%`;
