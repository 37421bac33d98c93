import type { ReactNode } from 'react';
import * as styles from './Hero.css.ts';

export interface HeroProps {
  /** The page's heading. @default 'Used Apple devices, honestly described.' */
  heading?: string | undefined;
  /** The shop's promise, in a sentence. */
  text?: string | undefined;
  /** The content under the words: the category links. */
  children: ReactNode;
}

/**
 * The opening of the home page. Renders a `<div>` with the page's `<h1>`.
 *
 * Accessibility: the heading can take the focus after a navigation.
 */
export function Hero({
  heading = 'Used Apple devices, honestly described.',
  text = 'Find a used MacBook, iPhone or accessory. Every listing shows its price, its condition, how long it was used, and who sells it.',
  children,
}: HeroProps) {
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <h1 id="page-heading" tabIndex={-1} className={styles.heading}>
          {heading}
        </h1>
        <p className={styles.text}>{text}</p>
      </div>
      {children}
    </div>
  );
}
