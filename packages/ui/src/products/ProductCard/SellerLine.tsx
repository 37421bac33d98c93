import type { SellerContact } from '@apple-only/contract';
import type { ReactNode } from 'react';
import { EmailAddress } from '../../parts/EmailAddress/EmailAddress.tsx';
import { PhoneNumber } from '../../parts/PhoneNumber/PhoneNumber.tsx';
import { VerifiedBadge } from '../../parts/VerifiedBadge/VerifiedBadge.tsx';
import type { SomeLabels } from '../../parts/LabelsProvider/use-labels.ts';
import type { VerifiedBadgeLabels } from '../../parts/VerifiedBadge/labels.ts';
import * as styles from './SellerLine.css.ts';

interface SellerLineProps {
  /** The seller's contact, for signed-in users. */
  contact: { [Key in 'seller_email' | 'number']?: SellerContact[Key] | undefined };
  /** Whether the seller is verified. */
  verify: boolean;
  /** Replaces the contact for visitors, and while it loads. */
  fallback?: { email: ReactNode; number: ReactNode } | undefined;
  text: { sellerEmail: string; mobile: string; verified?: SomeLabels<VerifiedBadgeLabels> };
}

/** The seller's contact, for signed-in users, and whether the seller is verified. */
export function SellerLine({ contact: { seller_email, number }, verify, fallback, text }: SellerLineProps) {
  const email = seller_email ? <EmailAddress link value={seller_email} /> : fallback?.email;
  const mobile = number ? <PhoneNumber value={number} /> : fallback?.number;
  return (
    <div className={styles.sellerLine}>
      {email && <p className={styles.seller}>{email}</p>}
      <p className={styles.caption}>
        {email && <span>{text.sellerEmail}</span>}
        {mobile && (
          <span className={styles.mobile}>
            {text.mobile} <span className={styles.number}>{mobile}</span>
          </span>
        )}
      </p>
      <div className={styles.stamp} data-set={verify || undefined}>
        <VerifiedBadge verified={verify} labels={text.verified} />
      </div>
    </div>
  );
}
