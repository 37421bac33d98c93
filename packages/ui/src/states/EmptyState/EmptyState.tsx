import type { ReactNode } from 'react';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends RootProps<HTMLDivElement> {
  /** The missing content, in a few words. */
  title: string;
  /** The content that will appear here, and how. */
  text?: string | undefined;
  /** The next action: a link or a button. */
  action?: ReactNode;
}

/**
 * Replaces an empty list, and offers the next action. Renders a `<div>`.
 *
 * Accessibility: plain text in reading order. It is not announced: it loads with the page.
 */
export function EmptyState({ title, text, action, ...root }: EmptyStateProps) {
  return (
    <div {...rootProps(root, styles.root)}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}
