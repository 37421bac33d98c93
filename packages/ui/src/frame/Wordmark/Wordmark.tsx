import { paths } from '@apple-only/contract';
import { Link } from '../../parts/Link/Link.tsx';
import * as styles from './Wordmark.css.ts';

/**
 * The shop's name, a link to the home page: the first word printed, the second signed for. Renders an `<a>`.
 *
 * It repeats the sheet's design: what the shop prints, and what a user writes on the line.
 */
export function Wordmark() {
  return (
    <Link href={paths.home} className={styles.root}>
      Apple <span className={styles.signed}>Only</span>
    </Link>
  );
}
