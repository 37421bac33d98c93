import { type ReactNode, useId } from 'react';
import * as styles from './Section.css.ts';

export interface SectionProps {
  /** The section's name. */
  title: string;
  /** A remark beside or under it. */
  text?: string | undefined;
  /** A link or a button that belongs to the section as a whole. */
  action?: ReactNode;
  /** `block` has its name above the content, `shelf` beside it if there is room. @default 'block' */
  layout?: 'block' | 'shelf' | undefined;
  /** An anchor for links to this section. */
  id?: string | undefined;
  /** The section's content. */
  children: ReactNode;
}

/**
 * A part of a page, below a rule. Renders a `<section>` named by its `<h2>`.
 *
 * Accessibility: a landmark, so that screen reader users can jump from section to section.
 */
export function Section({ title, text, action, layout = 'block', id, children }: SectionProps) {
  const headingId = useId();
  return (
    <section id={id} className={styles.root} data-layout={layout} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.heading}>
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
        {action}
      </div>
      {children}
    </section>
  );
}
