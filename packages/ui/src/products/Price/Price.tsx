import { PriceText } from './PriceText.tsx';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import * as styles from './Price.css.ts';

export interface PriceProps extends RootProps<HTMLDataElement> {
  /** The price as its seller typed it: free text, with or without the sign (specification §5). */
  value: string;
  /** `large` on a whole card. @default 'normal' */
  size?: 'normal' | 'large' | undefined;
}

/**
 * A price: the largest part of a card after the picture. Renders a `<data>`.
 *
 * Accessibility: free text keeps its own direction, even within text of the other direction.
 */
export function Price({ value, size = 'normal', ...root }: PriceProps) {
  return (
    <data {...rootProps(root, styles.root)} data-size={size} value={value} dir="auto">
      <PriceText value={value} />
    </data>
  );
}
