'use client';

import { Link } from '../../parts/Link/Link.tsx';
import { useBrand, useLinks } from '../../parts/ShopProvider/ShopProvider.tsx';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import * as styles from './Wordmark.css.ts';

export type WordmarkProps = RootProps<HTMLAnchorElement>;

/**
 * The shop's name as a link to the home page: the first words printed, the last one as a signature. Renders an `<a>`.
 *
 * It repeats the sheet's design: printed text, and a user's writing on a line. The name is that of `ShopProvider`, which can
 * also replace the drawing.
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
