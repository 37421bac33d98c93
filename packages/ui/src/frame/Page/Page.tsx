'use client';

import type { ReactNode, Ref } from 'react';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { visuallyHidden } from '../../theme/global.css.ts';
import { useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import { pageLabels } from './labels.ts';
import * as styles from './Page.css.ts';

export interface PageProps extends RootProps<HTMLDivElement> {
  /** The top of the page: a `Header`. */
  header: ReactNode;
  /** The foot of the page: a `Footer`. */
  footer: ReactNode;
  /** The role panel, beside the content or above it. */
  panel?: ReactNode;
  /**
   * The element around the panel. If your app knows the panel's height before it renders, such as from an earlier
   * visit, set the CSS variable `--page-panel` to that height, so that the content below does not move.
   */
  panelRef?: Ref<HTMLDivElement> | undefined;
  /** `side`: beside the content, as in the dashboard, or above it if there is no room. `top`: always above it. @default 'side' */
  panelPlace?: 'side' | 'top' | undefined;
  /** Stays visible at any scroll position: an `OfflineNotice`. */
  notice?: ReactNode;
  /** Whether the next page is loading. Shown after a moment, so that a fast page causes no flicker. @default false */
  busy?: boolean | undefined;
  /** Announced while the next page is loading. @default 'Loading the page' */
  busyLabel?: string | undefined;
  /** The page itself: its heading and sections. */
  children: ReactNode;
  /** The label of the skip link. @default 'Skip to content' */
  skipLabel?: string | undefined;
}

/**
 * A whole page. Renders a `<div>` with the skip link, the header, `<main id="main">`, the footer and the notice.
 *
 * Accessibility: the skip link is the first stop of the Tab key; `<main>` takes the focus when it is followed. A loading
 * page is announced politely.
 */
export function Page({
  header,
  footer,
  panel,
  panelRef,
  panelPlace = 'side',
  notice,
  busy = false,
  busyLabel,
  children,
  skipLabel,
  ...root
}: PageProps) {
  const text = useLabels('Page', pageLabels);
  return (
    <div {...rootProps(root, styles.root)}>
      {busy && <progress className={styles.busy} aria-hidden="true" />}
      <output className={visuallyHidden}>
        {busy && <span className={styles.delayed}>{busyLabel ?? text.busyLabel}</span>}
      </output>
      <div className={styles.screenOnly}>
        <SkipLink>{skipLabel}</SkipLink>
        {header}
      </div>
      <main id="main" tabIndex={-1} className={styles.main}>
        {panel && panelPlace === 'side' ? (
          <div className={styles.withPanel}>
            <div ref={panelRef} className={`${styles.panel} ${styles.screenOnly}`}>
              {panel}
            </div>
            <div>{children}</div>
          </div>
        ) : (
          <>
            {panel && (
              <div ref={panelRef} className={`${styles.top} ${styles.screenOnly}`}>
                {panel}
              </div>
            )}
            {children}
          </>
        )}
      </main>
      <div className={styles.screenOnly}>{footer}</div>
      {notice}
    </div>
  );
}
