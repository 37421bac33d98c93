import { categories, slugOf, type Category, type ListedProduct } from '@apple-only/contract';
import { defaultLinks } from '@apple-only/ui';

/** The slugs of the shop's own articles. */
export const articleNames = ['used-macbook', 'used-iphone', 'accessories'] as const;
export type ArticleName = (typeof articleNames)[number];

/** The article of `/blog/{slug}`, in upper or lower case; undefined if there is none. */
export const articleOf = (slug: string): ArticleName | undefined =>
  articleNames.find((name) => name === slug.toLowerCase());

/** The path prefixes of product pages and category pages. */
export const productPathPrefix = '/product/';
export const categoryPathPrefix = '/category/';

/** The shop's addresses: those that the kit links to, including the categories, and the shop's own. */
export const paths = {
  ...defaultLinks,
  article: <Name extends string>(name: Name) => `${defaultLinks.blog}/${name}` as const,
  /** A product's page. The id alone identifies the product; the name is for people. */
  product: ({ _id, name }: Pick<ListedProduct, '_id' | 'name'>) => {
    const slug = slugOf(name);
    return `${productPathPrefix}${_id}${slug && `/${encodeURIComponent(slug)}`}`;
  },
} as const;

/** A path in small letters, without the slash at its end: as in `paths`, however it is typed. */
export const normalizedPath = (pathname: string) => pathname.toLowerCase().replace(/(?<=.)\/+$/, '');

/** The category of `/category/{slug}`, in upper or lower case; undefined if there is none. */
export const categoryOf = (slug: string): Category | undefined =>
  categories.find((category) => paths[category] === categoryPathPrefix + slug.toLowerCase());
