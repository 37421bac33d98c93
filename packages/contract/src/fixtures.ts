import type { Booking } from './bookings/booking.ts';
import type { Message } from './messages/message.ts';
import type { OwnProduct, Product } from './products/product.ts';
import { enteredOf, type EnteredProduct, type FactName } from './products/fields.ts';
import type { User } from './users/user.ts';

/** A buyer, for stories and tests. */
export const buyer: User = {
  _id: '0192f3a0-0000-7000-8000-00000000b001',
  name: 'Sadia Karim',
  email: 'sadia@appleonly.example',
  role: 'buyer',
  img: '/people/sadia.webp',
  verify: false,
};

/** A seller whom an admin has verified. */
export const seller: User = {
  _id: '0192f3a0-0000-7000-8000-00000000a001',
  name: 'Nadia Rahman',
  email: 'nadia@appleonly.example',
  role: 'seller',
  img: '/people/nadia.webp',
  verify: true,
};

/** A seller whom no admin has verified yet. */
export const newSeller: User = {
  ...seller,
  _id: '0192f3a0-0000-7000-8000-00000000a002',
  name: 'Tanvir Chowdhury',
  email: 'tanvir@appleonly.example',
  img: '/people/tanvir.webp',
  verify: false,
};

/** The shop's admin. */
export const admin: User = {
  ...buyer,
  _id: '0192f3a0-0000-7000-8000-00000000ad01',
  name: 'Rehana Akter',
  email: 'admin@appleonly.example',
  role: 'admin',
  img: '/people/admin.webp',
};

/** A product: a laptop on the market, from a verified seller, with these changes. */
export const aProduct = (changes: Partial<Product> = {}): Product => ({
  _id: '0192f3a0-0000-7000-8000-000000000101',
  id: seller._id,
  name: 'MacBook Air 13 M1',
  condition: 'Excellent',
  location: 'Dhaka',
  category: 'macBook',
  purchase_year: '2021',
  use_year: '3 years',
  img: '/photos/laptop-open-silver.webp',
  original_price: '999',
  selling_price: '620',
  description:
    'Bought new, lived on a desk. Battery at 91 %. One faint line on the lid near the hinge, visible only against the light. Box and the original charger are included.',
  verify: true,
  time: '2026-11-02T09:30:00.000Z',
  booking: false,
  advertised: false,
  email: seller.email,
  seller_email: seller.email,
  number: '01711 204 118',
  ...changes,
});

/** All facts, as a seller states them. */
export const facts = {
  model: 'MacBook Air 13 M1',
  storage: '256 GB',
  memory: '8 GB',
  colour: 'Silver',
  battery_health: 91,
  battery_cycles: 212,
  screen_marks: 'None',
  body_marks: 'Faint',
  marks: 'One line on the lid near the hinge.',
  replaced_parts: 'None',
  warranty_until: '2027-03-31',
  icloud_off: true,
  in_the_box: 'Charger, cable, original box',
} satisfies Pick<EnteredProduct, FactName>;

/** A seller's input to list such a product. */
export const aNewProduct = (changes: Partial<EnteredProduct> = {}): EnteredProduct => ({
  ...enteredOf(aProduct()),
  ...changes,
});

/** A laptop on the market, from a verified seller. */
export const macBook = aProduct();

/** A phone on the market that its seller advertises. */
export const iPhone = aProduct({
  _id: '0192f3a0-0000-7000-8000-000000000102',
  id: newSeller._id,
  name: 'iPhone 15',
  condition: 'Good',
  location: 'Khulna',
  category: 'iphone',
  purchase_year: '2023',
  use_year: '2 years',
  img: '/photos/phone-duo-mist.webp',
  original_price: '799',
  selling_price: '540',
  description: 'Light wear on the frame where a case sat. Battery at 89 %. Reset and signed out.',
  verify: false,
  time: '2026-10-28T14:05:00.000Z',
  advertised: true,
  email: newSeller.email,
  seller_email: newSeller.email,
  number: '01819 553 020',
});

/** An accessory that a buyer has booked. */
export const headphones = aProduct({
  _id: '0192f3a0-0000-7000-8000-000000000103',
  name: 'AirPods Max',
  condition: 'Fair',
  category: 'accessories',
  purchase_year: '2021',
  use_year: '4 years',
  img: '/photos/headphones-silver.webp',
  original_price: '549',
  selling_price: '240',
  description: 'The left cushion is worn. Sound and noise cancelling as on the first day. No case.',
  time: '2026-10-04T07:12:00.000Z',
  booking: true,
});

/** The same accessory as its seller sees it: with its buyer. */
export const ownHeadphones: OwnProduct = {
  ...headphones,
  bookingId: '0192f3a0-0000-7000-8000-000000000201',
  buyer: { name: buyer.name, email: buyer.email, phone: '01670 118 902', location: 'Khulna' },
};

/** The buyer's booking. */
export const booking: Booking = {
  _id: '0192f3a0-0000-7000-8000-000000000201',
  product: headphones.name,
  img: headphones.img,
  productId: headphones._id,
  selling_price: headphones.selling_price,
  seller_email: headphones.seller_email,
  number: headphones.number,
  location: headphones.location,
  withdrawn: false,
};

/** A booking whose product its seller has withdrawn. */
export const withdrawnBooking: Booking = {
  _id: '0192f3a0-0000-7000-8000-000000000202',
  product: 'iPhone 12',
  img: '/photos/phone-back-black.webp',
  withdrawn: true,
};

/** A booking that the product's seller has released. */
export const releasedBooking: Booking = {
  _id: '0192f3a0-0000-7000-8000-000000000203',
  product: 'MacBook Pro 16',
  img: '/photos/laptop-closed-midnight.webp',
  selling_price: '1,480',
  withdrawn: false,
  released: 'The battery does not charge any more. I am sorry.',
};

/** A seller's input to list a product. */
export const newProduct = aNewProduct({
  name: 'MacBook Pro 14 M2 Pro',
  selling_price: '1,240',
  original_price: '1,999',
  purchase_year: '2023',
  use_year: '2 years',
  description: 'Used for video work. Small rub on the left palm rest, all ports tight, fans quiet.',
  img: '/photos/laptop-back-graphite.webp',
  condition: 'Good',
  location: 'Chittagong',
});

/** A visitor's message to the shop. */
export const message: Message = {
  _id: '0192f3a0-0000-7000-8000-000000000301',
  name: 'Imran Hossain',
  email: 'imran@appleonly.example',
  message: 'Is the MacBook Air still to be had? I can come to Dhaka on Friday.',
  time: '2026-11-05T08:00:00.000Z',
  done: false,
};

/** A message that an admin has dealt with. */
export const doneMessage: Message = {
  ...message,
  _id: '0192f3a0-0000-7000-8000-000000000302',
  name: 'Farhana Islam',
  email: 'farhana@appleonly.example',
  message: 'Thank you: the headphones arrived as described.',
  time: '2026-11-01T17:40:00.000Z',
  done: true,
};

const provider = (code: string) => `The sign-in service says: ${code.replaceAll('-', ' ')}.`;

/** The errors of signing in (specification §8), as a user reads them, with the provider's own words under each. */
export const signInErrors = {
  /** A wrong password and an unknown e-mail read the same. */
  invalidCredentials: {
    message: 'Wrong e-mail or password.',
    detail: 'Check both, then try again.',
  },
  popupBlocked: {
    message: 'Your browser blocked the sign-in window. Allow pop-ups for this site, then try again.',
    detail: provider('popup-blocked'),
  },
  popupClosedByUser: {
    message: 'The sign-in window was closed before you finished. Try again.',
    detail: provider('popup-closed-by-user'),
  },
  cancelledPopupRequest: {
    message: 'Another sign-in window is open. Continue there.',
    detail: provider('cancelled-popup-request'),
  },
  webStorageUnsupported: {
    message: 'Your browser blocks this site from saving data. Allow cookies and site data, then try again.',
    detail: provider('web-storage-unsupported'),
  },
  unauthorizedDomain: {
    message: 'Sign-in is not set up correctly in this shop. Please tell us on the contact page.',
    detail: provider('unauthorized-domain'),
  },
  networkRequestFailed: {
    message: 'Couldn’t reach the sign-in service. Check your connection, then try again.',
    detail: provider('network-request-failed'),
  },
  internalError: { message: 'Something went wrong. Try again.', detail: provider('internal-error') },
  invalidAuthEvent: { message: 'Something went wrong. Try again.', detail: provider('invalid-auth-event') },
} as const;
