import { placeholderOf } from '@apple-only/contract';
import * as styles from './Picture.css.ts';

interface PlaceholderProps {
  /** Address of the photo. */
  src: string;
  fit: 'ratio' | 'fill' | 'cover';
}

/**
 * The few colours of a photo, exactly behind it, until it has loaded. Renders an `<svg>`: it takes the photo's size from attributes, which
 * the security policy allows in HTML, unlike styles. No script removes it: a photo without transparency covers it.
 */
export function Placeholder({ src, fit }: PlaceholderProps) {
  const placeholder = placeholderOf(src);
  if (!placeholder) return null;
  const { width, height } = placeholder;
  return (
    <svg
      className={styles.placeholder}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fit === 'cover' ? 'xMidYMid slice' : undefined}
      aria-hidden="true"
    >
      <image href={placeholder.src} width="100%" height="100%" preserveAspectRatio="none" />
    </svg>
  );
}
