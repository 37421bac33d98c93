import { categoryNames } from '@apple-only/contract';
import { type LabelsProviderProps, notFoundLabels, productCardLabels } from '@apple-only/ui';

/** The words of the pages. */
export const words = {
  /** Of the pages, for browsers and screen readers: that of `labels`, too. */
  language: 'en',
  headline: (shop: string) => shop,
  homeText: 'Used MacBooks, iPhones and accessories, with their price and condition.',
  categories: categoryNames,
  all: (category: string) => `All ${category}`,
  bannerTitle: 'See the device before you pay.',
  bannerText: 'Book it, agree with its seller where to meet, and take your time.',
  allDevices: 'All devices',
  noProducts: 'Nothing is listed right now.',
  search: 'Search',
  results: (query: string) => `Results for “${query}”`,
  book: productCardLabels.book,
  notAvailable: productCardLabels.notAvailable,
  onlyBuyers: 'Only buyers can book.',
  booked: 'Product Booking Completed',
  login: 'Login',
  loginText: 'Log in to reach sellers, and to book.',
  register: 'Register',
  registerText: 'Buyers book devices. Sellers list them.',
  bookings: 'My bookings',
  noBookings: 'You have booked nothing.',
  noBookingsText: 'What you book appears here, with the seller’s e-mail and number.',
  about: (shop: string) => `About ${shop}`,
  aboutText: 'Say here who you are, and how to reach you: src/words.ts.',
  notFound: notFoundLabels.title,
  pageFailed: 'Couldn’t load the page',
  contactFailed: 'Couldn’t load the seller’s contact',
};

/** Words of the components in place of their own, or a whole language, such as `german` of '@apple-only/ui/locales/de'. */
export const labels: LabelsProviderProps['labels'] = {};
