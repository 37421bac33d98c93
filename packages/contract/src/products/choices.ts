// The choices, apart from the schemas: a page that only shows them loads no validation.

/** The three categories, as they are written on the wire and in the paths of lists (specification §9). */
export const categories = ['macBook', 'iphone', 'accessories'] as const;
export type Category = (typeof categories)[number];

/** A category's name as users read it. */
export const categoryNames: Readonly<Record<Category, string>> = {
  macBook: 'MacBook',
  iphone: 'iPhone',
  accessories: 'Accessories',
};

/** The grades of condition, from worst to best. */
export const conditions = ['Fair', 'Good', 'Excellent'] as const;
export type Condition = (typeof conditions)[number];

/** How visible or palpable marks are, from none to the worst. */
export const markLevels = ['None', 'Faint', 'Visible', 'Deep'] as const;
export type MarkLevel = (typeof markLevels)[number];

/** The sizes of storage that Apple's devices have or had. */
export const storageSizes = [
  '8 GB',
  '16 GB',
  '32 GB',
  '64 GB',
  '128 GB',
  '256 GB',
  '512 GB',
  '1 TB',
  '2 TB',
  '4 TB',
  '8 TB',
] as const;
export type StorageSize = (typeof storageSizes)[number];

/** The sizes of memory that Apple's devices have or had. */
export const memorySizes = [
  '4 GB',
  '6 GB',
  '8 GB',
  '12 GB',
  '16 GB',
  '18 GB',
  '24 GB',
  '32 GB',
  '36 GB',
  '48 GB',
  '64 GB',
  '96 GB',
  '128 GB',
] as const;

/** The locations of products (specification §9). The booking form has its own list, which is older and spelled differently. */
export const productLocations = ['Dhaka', 'Chittagong', 'Khulna', 'Rajshahi', 'Barisal'] as const;
export type ProductLocation = (typeof productLocations)[number];

/** The orders of search results. `relevance`: devices before their accessories, the plain model before its variants, then the newest. */
export const searchSorts = ['newest', 'price', '-price', 'relevance'] as const;
export type SearchSort = (typeof searchSorts)[number];

/** How many characters of a description are shown before 'Show more' (specification §9). */
export const shownDescriptionLength = 500;
