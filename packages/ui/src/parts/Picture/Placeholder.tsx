import { placeholderOf } from '@apple-only/contract';
import * as styles from './Picture.css.ts';

/**
 * The few colours of a photo, exactly behind it, until it has loaded. Renders an `<svg>`: it takes the photo's size from attributes, which
 * the security policy allows in HTML, unlike styles. No script removes it: a photo without transparency covers it.
 */
export function Placeholder({ src }: { src: string }) {
  const placeholder = placeholderOf(src);
  return (
    placeholder && (
      <svg className={styles.placeholder} viewBox={`0 0 ${placeholder.width} ${placeholder.height}`} aria-hidden="true">
        <image href={placeholder.src} width="100%" height="100%" preserveAspectRatio="none" />
      </svg>
    )
  );
}
