// All that makes the shop yours. What else there is: node_modules/@apple-only/ui/README.md

/** The API that the shop reads. */
export const api = 'http://localhost:4000';

/** The shop's name, as people read it. */
export const brand = { name: 'My Shop' };

/** The picture beside login and registration, and on pages that are not there. */
export const picture = '/device.svg';

/** The sign before prices. */
export const currency = '$';

/** The pages that components link to, where they differ from `defaultLinks` of @apple-only/ui. */
export const links = {
  macBook: '/search?category=macBook',
  iphone: '/search?category=iphone',
  accessories: '/search?category=accessories',
  myBookings: '/bookings',
  dashboard: '/bookings',
  blog: '/about',
  grading: '/about',
  contact: '/about',
};

/** Colours, light and dark. All design tokens are in @apple-only/ui/tokens.json. */
export const theme = {
  '--apple-only-color-ink': 'light-dark(#16324a, #e4eef5)',
  '--apple-only-color-inkHover': 'light-dark(#2b4d69, #c3d6e3)',
  '--apple-only-color-band': 'light-dark(#16324a, #243f55)',
};

/** How users sign in: by the Firebase project that the API names at `/settings.json`, or by yours: { apiKey, authDomain, projectId }. */
export const firebase: { apiKey: string; authDomain: string; projectId: string } | undefined = undefined;
