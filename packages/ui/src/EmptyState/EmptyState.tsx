import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What is not there. */
  title: string;
  /** What will be there, and how it comes to be. */
  text?: string | undefined;
  /** The next thing to do: a link or a button. */
  action?: ReactNode;
}

/**
 * Stands where a list has nothing to show, and says what to do next. Renders a `<div>`.
 *
 * Accessibility: plain text, in the order in which it is read. It is not announced: it comes with the page.
 */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}
