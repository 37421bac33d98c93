import { type ReactNode, useId } from 'react';
import { Decoration } from '../Picture/Decoration.tsx';
import * as styles from './AdBanner.css.ts';

export interface AdBannerProps {
  /** What it says, in a line or two. */
  title: string;
  /** What that means for the person. */
  text?: string | undefined;
  /** The way there: a `ButtonLink` or a `Button`. It takes the band's colours by itself. */
  action?: ReactNode;
  /** Address of a picture without a background: the band lights it. Decorative. Omit it, and the words have the band; so they have if it does not arrive. */
  picture?: string | undefined;
}

/**
 * A band across the page with something to say of the shop itself. Renders a `<section>` named by its `<h2>`.
 *
 * In a `Page` it reaches from edge to edge; elsewhere it is as wide as its place.
 *
 * Accessibility: a landmark named by its heading. What stands in it has the band's own contrast, focus included.
 */
export function AdBanner({ title, text, action, picture }: AdBannerProps) {
  const headingId = useId();
  return (
    <section className={styles.root} aria-labelledby={headingId}>
      <div className={styles.content}>
        <div className={styles.words}>
          <h2 id={headingId} className={styles.heading}>
            {title}
          </h2>
          {text && <p className={styles.text}>{text}</p>}
          {action}
        </div>
        {picture && <Decoration className={styles.picture} width={800} height={600} src={picture} />}
      </div>
    </section>
  );
}
