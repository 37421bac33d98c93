import { Icon } from '../Icon/Icon.tsx';
import * as styles from './VerifiedBadge.css.ts';

export const verifiedBadgeLabels = {
  verified: 'Verified',
  /** The stamp's second line. */
  seller: 'seller',
  notVerified: 'Not Verified',
};
export type VerifiedBadgeLabels = typeof verifiedBadgeLabels;

export interface VerifiedBadgeProps {
  /** Whether an admin has verified the seller. If not, the place for the stamp stays empty, and says so. */
  verified: boolean;
  /** A `stamp` beside a signature; a small `seal` in tables and panels. @default 'stamp' */
  size?: 'stamp' | 'seal' | undefined;
  /** Replaces words, for another language. */
  labels?: Partial<VerifiedBadgeLabels> | undefined;
}

/**
 * Whether a seller is verified, as a stamp or its empty place. Renders a `<span>`.
 *
 * Accessibility: its words say the state; stamp, dashes and colour only repeat it.
 */
export function VerifiedBadge({ verified, size = 'stamp', labels }: VerifiedBadgeProps) {
  const text = { ...verifiedBadgeLabels, ...labels };
  if (size === 'seal') {
    return (
      <span className={styles.seal} data-empty={!verified || undefined}>
        {verified && <Icon name="tick" size="seal" />}
        {verified ? text.verified : text.notVerified}
      </span>
    );
  }
  return (
    <span className={styles.stamp} data-empty={!verified || undefined}>
      {verified ? (
        <>
          <b className={styles.word}>{text.verified}</b> {text.seller}
        </>
      ) : (
        text.notVerified
      )}
    </span>
  );
}
