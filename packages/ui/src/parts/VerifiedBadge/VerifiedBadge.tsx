'use client';

import { TickIcon } from '../Icon/icons.tsx';
import { type SomeLabels, useLabels } from '../LabelsProvider/use-labels.ts';
import { type RootProps, rootProps } from '../Root/root.ts';
import { type VerifiedBadgeLabels, verifiedBadgeLabels } from './labels.ts';
import * as styles from './VerifiedBadge.css.ts';

export interface VerifiedBadgeProps extends RootProps<HTMLSpanElement> {
  /** Whether an admin has verified the seller. If not, the badge is dashed and says so. */
  verified: boolean;
  /** `large` on a card, `small` in tables and panels. @default 'large' */
  size?: 'large' | 'small' | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<VerifiedBadgeLabels> | undefined;
}

/**
 * Whether a seller is verified. Renders a `<span>`.
 *
 * Accessibility: the text conveys the state; border, dashes and colour only repeat it.
 */
export function VerifiedBadge({ verified, size = 'large', labels, ...root }: VerifiedBadgeProps) {
  const text = useLabels<VerifiedBadgeLabels>('VerifiedBadge', verifiedBadgeLabels, labels);
  if (size === 'small') {
    return (
      <span {...rootProps(root, styles.small)} data-empty={!verified || undefined}>
        {verified && <TickIcon size="seal" />}
        {verified ? text.verified : text.notVerified}
      </span>
    );
  }
  return (
    <span {...rootProps(root, styles.large)} data-empty={!verified || undefined}>
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
