import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** Its words. @default 'Skip to content' */
  children?: string | undefined;
}

/** The first stop of the Tab key: leads past the header to `#main`. Renders an `<a>` that is seen while focused. */
export function SkipLink({ children = 'Skip to content' }: SkipLinkProps) {
  return (
    <a className={styles.root} href="#main">
      {children}
    </a>
  );
}
