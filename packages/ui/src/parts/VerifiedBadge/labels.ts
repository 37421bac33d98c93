export const verifiedBadgeLabels = {
  verified: 'Verified',
  /** The badge's second line. */
  seller: 'seller',
  notVerified: 'Not Verified',
};

export type VerifiedBadgeLabels = typeof verifiedBadgeLabels;
