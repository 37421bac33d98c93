'use client';

import { Link } from '../../parts/Link/Link.tsx';
import { useBrand, useLinks } from '../../parts/ShopProvider/ShopProvider.tsx';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import * as styles from './Wordmark.css.ts';

export type WordmarkProps = RootProps<HTMLAnchorElement>;

/**
 * The shop's name as a link to the home page: the last word looks like a signature. Renders an `<a>`.
 *
 * `ShopProvider` sets the name, and can replace this drawing with a `wordmark`.
 */
export function Wordmark(root: WordmarkProps) {
  const { name, wordmark } = useBrand();
  const { home } = useLinks();
  if (wordmark !== undefined) {
    return (
      <Link {...rootProps(root, styles.root)} href={home} aria-label={name}>
        {wordmark}
      </Link>
    );
  }
  const last = name.lastIndexOf(' ') + 1;
  return (
    <Link {...rootProps(root, styles.root)} href={home}>
      {name.slice(0, last)}
      <span className={styles.signed}>{name.slice(last)}</span>
    </Link>
  );
}
