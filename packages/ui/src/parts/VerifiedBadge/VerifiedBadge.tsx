'use client';

import { TickIcon } from '../Icon/icons.tsx';
import { type SomeLabels, useLabels } from '../LabelsProvider/use-labels.ts';
import { type RootProps, rootProps } from '../Root/root.ts';
import { type VerifiedBadgeLabels, verifiedBadgeLabels } from './labels.ts';
import * as styles from './VerifiedBadge.css.ts';

export interface VerifiedBadgeProps extends RootProps<HTMLSpanElement> {
  /** Whether an admin has verified the seller. If not, the badge is dashed and says so. */
  verified: boolean;
  /** A large `stamp` on a card; a small `seal` in tables and panels. @default 'stamp' */
  size?: 'stamp' | 'seal' | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<VerifiedBadgeLabels> | undefined;
}

/**
 * Whether a seller is verified. Renders a `<span>`.
 *
 * Accessibility: the text conveys the state; border, dashes and colour only repeat it.
 */
export function VerifiedBadge({ verified, size = 'stamp', labels, ...root }: VerifiedBadgeProps) {
  const text = useLabels<VerifiedBadgeLabels>('VerifiedBadge', verifiedBadgeLabels, labels);
  if (size === 'seal') {
    return (
      <span {...rootProps(root, styles.seal)} data-empty={!verified || undefined}>
        {verified && <TickIcon size="seal" />}
        {verified ? text.verified : text.notVerified}
      </span>
    );
  }
  return (
    <span {...rootProps(root, styles.stamp)} data-empty={!verified || undefined}>
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
