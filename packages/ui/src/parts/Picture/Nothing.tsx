import { PhotoIcon } from '../Icon/icons.tsx';
import * as styles from './Picture.css.ts';

/** The placeholder for a missing picture. Its parent must be positioned. */
export const Nothing = ({ text }: { text: string }) => (
  <span className={styles.nothing}>
    <PhotoIcon />
    {text}
  </span>
);
