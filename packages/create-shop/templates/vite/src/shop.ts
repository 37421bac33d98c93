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
  search: '/search',
  macBook: '/search?category=macBook',
  iphone: '/search?category=iphone',
  accessories: '/search?category=accessories',
  myBookings: '/bookings',
  dashboard: '/bookings',
  blog: '/about',
  grading: '/about',
  contact: '/about',
};

/** The address of a product's page. */
export const productPath = (id: string) => `/product/${id}`;

/** The colour of the theme, which is derived from it, light and dark: `#rrggbb`. One that cannot be read on a page is refused. */
export const colour = '#16324a';

/** How users sign in: by the Firebase project that the API names at `/settings.json`, or by yours: { apiKey, authDomain, projectId }. */
export const firebase: { apiKey: string; authDomain: string; projectId: string } | undefined = undefined;
