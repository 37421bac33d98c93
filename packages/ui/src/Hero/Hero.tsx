import type { ReactNode } from 'react';
import * as styles from './Hero.css.ts';

export interface HeroProps {
  /** The page's heading. @default 'Second-hand, on the record.' */
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
  heading = 'Second-hand, on the record.',
  text = 'Every used MacBook, iPhone and accessory here comes with a sheet: what it cost, how long it was used, what shape it is in, and who signs for it.',
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
