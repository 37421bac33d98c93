import { categoryNames, type Category } from '../products/choices.ts';
import type { ListedProduct } from '../products/product.ts';

/** The slugs of the shop's own articles. */
export const articleNames = ['used-macbook', 'used-iphone', 'accessories'] as const;
export type ArticleName = (typeof articleNames)[number];

/** The article of `/blog/{slug}`, in upper or lower case; undefined if there is none. */
export const articleOf = (slug: string): ArticleName | undefined =>
  articleNames.find((name) => name === slug.toLowerCase());

/** A product's name in its address: letters and digits of any script, with hyphens between the words. Empty if it has none. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .slice(0, longestSlug)
    // Half of a character.
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
    .replaceAll(' ', '-');

/** In characters; an address stays readable where it is shown. */
const longestSlug = 60;

/** The shop's addresses (specification §2), so that header, footer, guards and router share one definition of each. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  blog: '/blog',
  article: (name: ArticleName) => `/blog/${name}` as const,
  about: '/about',
  /** What the conditions of products mean. */
  grading: '/grading',
  contact: '/contact',
  search: '/search',
  category: (category: Category) => `/category/${category.toLowerCase()}`,
  /** A product's page. The id alone names the product; the name is for people. */
  product: ({ _id, name }: Pick<ListedProduct, '_id' | 'name'>) => {
    const slug = slugOf(name);
    return `/product/${_id}${slug && `/${encodeURIComponent(slug)}`}`;
  },
  dashboard: '/dashboard',
  allBuyers: '/dashboard/allbuyers',
  allSellers: '/dashboard/allsellers',
  addProduct: '/dashboard/sellers/addproducts',
  myProducts: '/dashboard/sellers/allproducts',
  myBookings: '/dashboard/buyer/order',
  messages: '/dashboard/messages',
} as const;

/** The parts of the dashboard's lists that its overview counts. */
export type ListPart = 'advertised' | 'booked' | 'notVerified' | 'open' | 'withdrawn';

/** The address of a list that shows only one part of it. */
export const pathOfPart = (path: string, part: ListPart) => `${path}?only=${part}`;

/** A page's title, as the browser's tab shows it. */
export const pageTitle = (page: string) => `${page} - Apple Only`;

/** The category of `/category/{slug}`, in upper or lower case; undefined if there is none. */
export function categoryOf(slug: string): Category | undefined {
  return (Object.keys(categoryNames) as Category[]).find((category) => category.toLowerCase() === slug.toLowerCase());
}
