import { type ReactNode, useId } from 'react';
import { Button } from '../../parts/Button/Button.tsx';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import * as styles from './Section.css.ts';

export interface SectionFold {
  /** Whether the content is shown on phones too. */
  open: boolean;
  /** Called when the user opens or closes the content. */
  onToggle: (open: boolean) => void;
  /** The button's text, while closed and while open. */
  labels: { show: string; hide: string };
}

export interface SectionProps extends RootProps<HTMLElement> {
  /** The section's name. */
  title: string;
  /** A remark beside or under the name. */
  text?: string | undefined;
  /** A link or a button that belongs to the section as a whole. */
  action?: ReactNode;
  /** Whether its name is above the content (`stacked`), or beside it if there is room. @default 'stacked' */
  layout?: 'stacked' | 'beside' | undefined;
  /** Folds the content on phones, behind a button. Larger screens show all of it. */
  fold?: SectionFold | undefined;
  /** The section's content. */
  children: ReactNode;
}

/**
 * A part of a page, below a rule. Renders a `<section>` named by its `<h2>`.
 *
 * Accessibility: a landmark, so that screen reader users can jump from section to section. The button of `fold` has
 * `aria-expanded`.
 */
export function Section({ title, text, action, layout = 'stacked', fold, children, ...root }: SectionProps) {
  const headingId = useId();
  const contentId = useId();
  return (
    <section {...rootProps(root, styles.root)} data-layout={layout} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.heading}>
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
        {action}
      </div>
      {fold ? (
        <>
          <div className={styles.toggle}>
            <Button
              wide
              kind="quiet"
              aria-expanded={fold.open}
              aria-controls={contentId}
              onClick={() => fold.onToggle(!fold.open)}
            >
              {fold.open ? fold.labels.hide : fold.labels.show}
            </Button>
          </div>
          <div id={contentId} className={styles.folding} data-open={fold.open || undefined}>
            {children}
          </div>
        </>
      ) : (
        children
      )}
    </section>
  );
}
