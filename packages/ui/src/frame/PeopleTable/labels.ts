import type { SomeLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { numberText } from '../../parts/ShopProvider/shop.ts';
import type { VerifiedBadgeLabels } from '../../parts/VerifiedBadge/labels.ts';

export const peopleTableLabels = {
  buyers: {
    person: 'Buyer',
    caption: (count: number) => `${numberText(count)} ${count === 1 ? 'buyer' : 'buyers'}`,
    /** The caption while there are more than shown. */
    captionOfFirst: (count: number) => `First ${numberText(count)} buyers`,
    empty: 'No buyers yet',
    emptyText: 'Buyers appear here after they register.',
  },
  sellers: {
    person: 'Seller',
    caption: (count: number, notVerified: number) =>
      `${numberText(count)} ${count === 1 ? 'seller' : 'sellers'}, ${notVerified === 0 ? 'all verified' : `${numberText(notVerified)} not verified`}`,
    captionOfFirst: (count: number, notVerified: number) =>
      `First ${numberText(count)} sellers, ${notVerified === 0 ? 'all of them verified' : `${numberText(notVerified)} of them not verified`}`,
    empty: 'No sellers yet',
    emptyText: 'Sellers appear here after they register. You can then verify them.',
  },
  email: 'E-mail',
  verified: 'Verified',
  actions: 'Actions',
  verify: 'Verifying',
  unverify: 'Remove badge',
  delete: 'Delete',
  loading: 'Loading',
  /** Announced while the action of a row is in progress. */
  isVerifying: (name: string) => `Verifying ${name}`,
  isDeleting: (name: string) => `Deleting ${name}`,
};

export type PeopleTableLabels = typeof peopleTableLabels & { badge?: SomeLabels<VerifiedBadgeLabels> };
