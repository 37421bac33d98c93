import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The label. @default 'Skip to content' */
  children?: string | undefined;
}

/** The first stop of the Tab key: skips the header and leads to `#main`. Renders an `<a>` that is visible while focused. */
export function SkipLink({ children = 'Skip to content' }: SkipLinkProps) {
  return (
    <a className={styles.root} href="#main">
      {children}
    </a>
  );
}
