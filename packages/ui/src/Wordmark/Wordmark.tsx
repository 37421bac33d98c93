import { paths } from '@apple-only/contract';
import { Link } from '../Link/Link.tsx';
import * as styles from './Wordmark.css.ts';

/**
 * The shop's name, and the way home: the first word printed, the second signed for. Renders an `<a>`.
 *
 * It is the sheet in small: what the shop prints, and what a person writes on the line.
 */
export function Wordmark() {
  return (
    <Link href={paths.home} className={styles.root}>
      Apple <span className={styles.signed}>Only</span>
    </Link>
  );
}
