import type { ReactNode } from 'react';
import { pageHeading } from '../../parts/Root/page-heading.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import * as styles from './PageHeading.css.ts';

export interface PageHeadingProps extends RootProps<HTMLDivElement> {
  /** The page's name. */
  title: string;
  /** The page's purpose, in a sentence or two. */
  text?: string | undefined;
  /** `display` on the shop's own pages, `title` in the dashboard. @default 'display' */
  size?: 'display' | 'title' | undefined;
  /** The page's actions: links and buttons, at the end. */
  children?: ReactNode;
}

/**
 * The name of a page. Renders a `<div>` with an `<h1 id="page-heading">`, its text and actions.
 *
 * The heading can take the focus, so that a screen reader reads it after a navigation.
 */
export function PageHeading({ title, text, size = 'display', children, ...root }: PageHeadingProps) {
  return (
    <div {...rootProps(root, styles.root)} data-size={size}>
      <div className={styles.words}>
        <h1 {...pageHeading} className={styles.heading}>
          {title}
        </h1>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
