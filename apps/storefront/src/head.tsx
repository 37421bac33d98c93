import { filtersFromQuery, isolateBidi, photoCard, photoCardOf } from '@apple-only/contract';
import { useBrand } from '@apple-only/ui';
import { useLocation, useMatches, type Params } from 'react-router-dom';
import { normalizedPath, paths } from './paths.ts';
import { searchPath } from './search/search-address.ts';
import { useShop } from './shop.ts';

/** The metadata of a page: for the browser's tab, search engines, and previews of a shared address. */
export interface PageHead {
  /** As in specification §2: without the shop's name. */
  title: string;
  /** In a sentence or two. */
  description: string;
  /** The address of a picture. @default the shop's own */
  picture?: string | undefined;
}

/** A route's `handle`: its head, or a function that makes it from the address. */
export type Handle = PageHead | ((params: Params) => PageHead | undefined);

const headOf = (handle: Handle | undefined, params: Params) => (typeof handle === 'function' ? handle(params) : handle);

/**
 * The head of the current page. Renders `<title>`, `<meta>` and `<link>`, which React moves into the document's head.
 * Content that replaces a page, such as an error, can render its own `<title>`: the last one to appear wins.
 */
export function Head() {
  const { pathname, search } = useLocation();
  const last = useMatches().at(-1);
  const head = last && headOf(last.handle as Handle | undefined, last.params);
  if (!head) return null;
  // The not-found page has no address of its own.
  const path = '*' in last.params ? undefined : normalizedPath(pathname);
  return <HeadTags {...head} path={path === paths.search ? canonicalSearch(search) : path} />;
}

/** The canonical search: all of its categories. Words and other filters do not make a page of their own. */
const canonicalSearch = (search: string) =>
  searchPath({ category: filtersFromQuery(new URLSearchParams(search)).category });

interface HeadTagsProps extends PageHead {
  /** The page's canonical address, without the origin. */
  path: string | undefined;
  /** Addresses of further pictures, if the page's subject has several. */
  furtherPictures?: readonly string[] | undefined;
  /** The kind of thing that the page is about, in Open Graph's words. @default 'website' */
  type?: 'website' | 'product' | undefined;
}

const noPictures: readonly string[] = [];

/** The title of a page, as the browser's tab shows it (specification §1). The last one to appear wins. */
export function PageTitle({ page }: { page: string }) {
  const { name } = useBrand();
  return <title>{`${isolateBidi(page)} - ${name}`}</title>;
}

/** The head of one page: a page whose head depends on its data renders this itself. */
export function HeadTags({
  title,
  description,
  picture = '/pictures/laptop-open-silver.webp',
  furtherPictures = noPictures,
  path,
  type = 'website',
}: HeadTagsProps) {
  const { origin } = useShop();
  const { name: brand } = useBrand();
  const address = path === undefined ? undefined : origin + path;
  return (
    <>
      <PageTitle page={title} />
      <meta name="description" content={description} />
      {address && <link rel="canonical" href={address} />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {address && <meta property="og:url" content={address} />}
      {[picture, ...furtherPictures].map((one) => (
        <SharedPicture key={one} picture={one} origin={origin} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** A picture of the page’s preview, followed directly by its size, as Open Graph requires. */
function SharedPicture({ picture, origin }: { picture: string; origin: string }) {
  const card = photoCardOf(picture);
  return (
    <>
      <meta property="og:image" content={new URL(card ?? picture, origin).href} />
      {card && <meta property="og:image:width" content={String(photoCard.width)} />}
      {card && <meta property="og:image:height" content={String(photoCard.height)} />}
    </>
  );
}
