import type { AdminCounts } from '@apple-only/contract';
import { numberText } from '../../parts/ShopProvider/shop.ts';
import type { BuyerCounts, SellerCounts } from './counts.ts';

/** The singular or the plural, by count. */
const counted = (one: string, many: string) => (count: number) => (count === 1 ? one : many);

export const overviewLabels = {
  loading: 'Loading',
  admin: {
    label: 'this is admin section',
    title: 'Sellers, buyers and messages',
    text: ({ notVerified, openMessages }: AdminCounts): string =>
      notVerified + openMessages === 0 ? 'You have nothing to review.' : 'You have items to review.',
    sellers: counted('seller', 'sellers'),
    notVerified: counted('seller to verify', 'sellers to verify'),
    buyers: counted('buyer', 'buyers'),
    openMessages: counted('message not done', 'messages not done'),
  },
  seller: {
    title: 'Your products',
    /** The link for a seller without a product. */
    first: 'Add Products',
    text: ({ products, bookedSince }: SellerCounts): string => {
      if (products === 0) return 'You have not listed anything yet.';
      if (bookedSince === 0) return 'No new bookings since your last visit.';
      return `${numberText(bookedSince)} of your products ${bookedSince === 1 ? 'was' : 'were'} booked since your last visit.`;
    },
    products: counted('product', 'products'),
    booked: counted('booked', 'booked'),
    advertised: counted('advertised', 'advertised'),
  },
  buyer: {
    title: 'Your bookings',
    /** The link for a buyer without a booking. */
    first: 'See what is for sale',
    text: ({ bookings, withdrawn, released = 0 }: BuyerCounts): string => {
      if (released === 1) return 'One of your bookings was released. My Booking shows the reason.';
      if (released > 1) return `${numberText(released)} of your bookings were released. My Booking shows the reasons.`;
      if (withdrawn > 0) return 'Something you booked was withdrawn. My Booking shows what.';
      return bookings === 0 ? 'You have no bookings yet.' : 'Call or e-mail the seller to collect what you booked.';
    },
    bookings: counted('booking', 'bookings'),
    withdrawn: counted('withdrawn', 'withdrawn'),
  },
};

export type OverviewLabels = typeof overviewLabels;
