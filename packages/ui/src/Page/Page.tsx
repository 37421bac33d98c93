import type { ReactNode } from 'react';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import * as styles from './Page.css.ts';

export interface PageProps {
  /** The top of the page: a `Header`. */
  header: ReactNode;
  /** The foot of the page: a `Footer`. */
  footer: ReactNode;
  /** The content beside the page's or above it: the role panel. */
  panel?: ReactNode;
  /** `side` as in the dashboard, and above the content if there is no room; `top` always above it. @default 'side' */
  panelPlace?: 'side' | 'top' | undefined;
  /** Stays visible at any scroll position: an `OfflineNotice`. */
  notice?: ReactNode;
  /** The page itself: its heading and sections. */
  children: ReactNode;
  /** The label of the skip link. @default 'Skip to content' */
  skipLabel?: string | undefined;
}

/**
 * A whole page. Renders the skip link, the header, `<main id="main">`, the footer and the notice.
 *
 * Accessibility: the skip link is the first stop of the Tab key; `<main>` takes the focus when it is followed.
 */
export function Page({ header, footer, panel, panelPlace = 'side', notice, children, skipLabel }: PageProps) {
  return (
    <div className={styles.root}>
      <div>
        <SkipLink>{skipLabel}</SkipLink>
        {header}
      </div>
      <main id="main" tabIndex={-1} className={styles.main}>
        {panel && panelPlace === 'side' ? (
          <div className={styles.desk}>
            <div className={styles.panel}>{panel}</div>
            <div>{children}</div>
          </div>
        ) : (
          <>
            {panel && <div className={styles.top}>{panel}</div>}
            {children}
          </>
        )}
      </main>
      {footer}
      {notice}
    </div>
  );
}
