import { PhotoIcon } from '../Icon/icons.tsx';
import * as styles from './Picture.css.ts';

/** The placeholder for a missing picture. Its parent must be positioned. */
export const MissingPicture = ({ text }: { text: string }) => (
  <span className={styles.missing}>
    <PhotoIcon />
    {text}
  </span>
);
