import { categoryNames, type Category } from './choices.ts';

/** What the shop's own articles are called in their addresses. */
export const articleNames = ['used-macbook', 'used-iphone', 'accessories'] as const;
export type ArticleName = (typeof articleNames)[number];

/** The article that `/blog/{slug}` means, in upper or lower case; undefined where there is none such. */
export const articleOf = (slug: string): ArticleName | undefined =>
  articleNames.find((name) => name === slug.toLowerCase());

/** The shop's addresses (specification §2), so that header, footer, guards and router name each of them once. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  blog: '/blog',
  article: (name: ArticleName) => `/blog/${name}` as const,
  about: '/about',
  contact: '/contact',
  category: (category: Category) => `/category/${category.toLowerCase()}`,
  dashboard: '/dashboard',
  allBuyers: '/dashboard/allbuyers',
  allSellers: '/dashboard/allsellers',
  addProduct: '/dashboard/sellers/addproducts',
  myProducts: '/dashboard/sellers/allproducts',
  myBookings: '/dashboard/buyer/order',
  messages: '/dashboard/messages',
} as const;

/** A page's title, as the browser's tab shows it. */
export const pageTitle = (page: string) => `${page} - Apple Only`;

/** The category that `/category/{slug}` means, in upper or lower case; undefined where there is none such. */
export function categoryOf(slug: string): Category | undefined {
  return (Object.keys(categoryNames) as Category[]).find((category) => category.toLowerCase() === slug.toLowerCase());
}
