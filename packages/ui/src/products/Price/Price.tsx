import * as styles from './Price.css.ts';

export interface PriceProps {
  /** The price as its seller typed it: free text, with or without the `$` (specification §5). */
  value: string;
  /** `large` on a whole card. @default 'normal' */
  size?: 'normal' | 'large' | undefined;
}

/** A price as it is shown: the text as given, after one `$` (specification §9). */
export function priceText(value: string): string {
  const text = value.trim();
  return text.startsWith('$') ? text : `$${text}`;
}

/**
 * A price, the largest thing on a card after its picture. Renders a `<data>`.
 *
 * Accessibility: free text keeps its own direction, also within text of the other direction.
 */
export function Price({ value, size = 'normal' }: PriceProps) {
  return (
    <data className={styles.root} data-size={size} value={value} dir="auto">
      {priceText(value)}
    </data>
  );
}
