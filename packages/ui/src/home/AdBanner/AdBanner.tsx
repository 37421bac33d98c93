import { type ReactNode, useId } from 'react';
import { Decoration } from '../../parts/Picture/Decoration.tsx';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import * as styles from './AdBanner.css.ts';

export interface AdBannerProps extends RootProps<HTMLElement> {
  /** The message, in a line or two. */
  title: string;
  /** What the message means for the user. */
  text?: string | undefined;
  /** The link or button: a `ButtonLink` or a `Button`. It takes the band's colours by itself. */
  action?: ReactNode;
  /** Address of a picture without a background. Decorative. Without it, or if it fails to load, the words fill the band. */
  picture?: string | undefined;
}

/**
 * A band across the page with a message from the shop. Renders a `<section>` named by its `<h2>`.
 *
 * In a `Page` it spans the window; elsewhere it is as wide as its container.
 *
 * Accessibility: a landmark named by its heading. Its content has the band's own contrast, focus ring included.
 */
export function AdBanner({ title, text, action, picture, ...root }: AdBannerProps) {
  const headingId = useId();
  return (
    <section {...rootProps(root, styles.root)} aria-labelledby={headingId}>
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
