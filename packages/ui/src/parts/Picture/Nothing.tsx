import { PhotoIcon } from '../Icon/icons.tsx';
import * as styles from './Picture.css.ts';

/** The void in place of a picture, in a parent that is positioned. */
export const Nothing = ({ text }: { text: string }) => (
  <span className={styles.nothing}>
    <PhotoIcon />
    {text}
  </span>
);
