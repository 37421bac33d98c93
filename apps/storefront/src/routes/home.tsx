import { categories, categoryNames, type Category, type ListedProduct } from '@apple-only/contract';
import {
  AdBanner,
  AdvertisedCard,
  AdvertisedCardSkeleton,
  ArticleCard,
  ButtonLink,
  CategoryLinks,
  Grid,
  Hero,
  ProductTile,
  ProductTileSkeleton,
  QuietError,
  Section,
  Statistics,
} from '@apple-only/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageHead } from '../head.tsx';
import { articleList } from '../articles.ts';
import { heroPictures } from '../hero-pictures.ts';
import { List, useHydrating } from '../lists/list.tsx';
import { PageSkeleton } from '../pages.tsx';
import { paths } from '../paths.ts';
import { shopContext, useShop, type LoaderArgs, type Shop } from '../shop.ts';

/** Resolves when the browser is idle, or after a short timeout: the form is last on the page. Some browsers cannot report idleness. */
const whenIdle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(resolve, { timeout: 2000 }) : setTimeout(resolve, 200),
  );
const AddProduct = lazy(() =>
  whenIdle()
    .then(() => import('../selling/add-product.tsx'))
    .then(
      (part) => ({ default: part.AddProduct }),
      () => ({ default: AddProductMissing }),
    ),
);

/** Shown if the form does not load: the rest of the page stays. */
const AddProductMissing = () => <QuietError title="Couldn’t load the form" onRetry={() => location.reload()} />;

const formId = 'add-product';

/** How many products each section shows, in whole rows. */
const productCounts = { advertised: 8, newest: 3 };

const advertised = ({ queries }: Shop) => ({
  ...queries.advertised({ limit: productCounts.advertised }),
  // Retries automatically after a failure, each time after a longer delay, in milliseconds.
  refetchInterval: ({ state }: { state: { status: string; errorUpdateCount: number } }) =>
    state.status === 'error' && Math.min(30_000, 1000 * 2 ** state.errorUpdateCount),
});
/** Enough to fill the section without the products that are advertised above it. */
const newest = ({ queries }: Shop, category: Category) =>
  queries.newest({ category, limit: productCounts.newest + productCounts.advertised });

export function loader({ context }: LoaderArgs) {
  const shop = context.get(shopContext);
  void shop.queryClient.prefetchQuery(advertised(shop));
  for (const category of categories) void shop.queryClient.prefetchQuery(newest(shop, category));
  return null;
}

/** The notes on the first picture. Positions are in the drawing's own coordinates, 800 by 600. */
const marks = {
  macBook: [
    { text: 'lid, no marks', at: [44, 158], line: 'M176 150H302', spot: [306, 150] },
    { text: 'keys, light shine', at: [44, 270], line: 'M208 262h20l36 106', spot: [266, 372] },
    { text: 'one dent', at: [656, 572], line: 'M592 516l38 48h20', spot: [589, 512] },
  ],
} as const;

const remarks: Record<Category, string> = {
  macBook: 'Just listed: used and refurbished laptops.',
  iphone: 'Just listed: used and refurbished phones.',
  accessories: 'Just listed: chargers, keyboards, headphones and more.',
};

export const handle: PageHead = {
  title: 'Home',
  description:
    'Used and refurbished MacBooks, iPhones and accessories. Every listing shows its price, its condition, how long it was used, and who sells it.',
};

/**
 * `/`: the advertised products, and the newest others by category. Each `Suspense` hydrates separately, so that the page responds to a
 * tap in between.
 */
export function Component() {
  return (
    <>
      <Hero>
        <CategoryLinks marks={marks} pictures={heroPictures} />
      </Hero>
      <Suspense>
        <Advertised />
      </Suspense>
      {categories.map((category) => (
        <Suspense key={category}>
          <Newest category={category} />
        </Suspense>
      ))}
      <Suspense>
        <AdBanner
          title="Sell the device you no longer use."
          text="All you need is one photo and a few details."
          picture="/pictures/laptop-closed-midnight.webp"
          action={<ButtonLink href={`#${formId}`}>List your device</ButtonLink>}
        />
        <Section
          title="Before you buy"
          text="Short guides to checking a used device before you pay."
          action={
            <ButtonLink href={paths.blog} kind="quiet" size="small">
              All articles
            </ButtonLink>
          }
        >
          <Grid row columns={3}>
            {articleList.map((article) => (
              <ArticleCard key={article.href} {...article} />
            ))}
          </Grid>
        </Section>
        <AdBanner
          title="Look for the Verified badge."
          text="It means that an admin has checked who the seller is. Check the device yourself before you pay."
          picture="/pictures/phone-pro-starlight.webp"
          action={<ButtonLink href={paths.about}>How it works</ButtonLink>}
        />
        <Statistics />
      </Suspense>
      <Sell />
    </>
  );
}

/** The add-product form. Collapsed on phones until its button or a link to it opens it. */
function Sell() {
  const { hash, key } = useLocation();
  const [choice, setChoice] = useState({ at: '', open: false });
  const hydrating = useHydrating();
  // A link to the form opens it, until the button is pressed after it.
  const open = choice.at !== key && hash === `#${formId}` && !hydrating ? true : choice.open;
  return (
    <Section
      id={formId}
      title="Add a product"
      text="Your entries are saved in this browser until you send them."
      fold={{
        open,
        onToggle: (now) => setChoice({ at: key, open: now }),
        labels: { show: 'Open the form', hide: 'Close the form' },
      }}
    >
      <LoadWhenOpened fallback={<PageSkeleton />}>
        <AddProduct
          anchor={formId}
          intro={
            <p>
              You need a seller account to list a device. You can fill in the form first: your entries stay here while
              you log in or register.
            </p>
          }
        />
      </LoadWhenOpened>
    </Section>
  );
}

/** Loads a collapsed section when a visitor opens it. */
function LoadWhenOpened({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const [wasOpen, setWasOpen] = useState(false);
  const placeholderRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!placeholderRef.current) return undefined;
    // A collapsed section has no height.
    const observer = new ResizeObserver(([entry]) => setWasOpen((before) => before || !!entry?.contentRect.height));
    observer.observe(placeholderRef.current);
    return () => observer.disconnect();
  }, []);
  return wasOpen ? <Suspense fallback={fallback}>{children}</Suspense> : <div ref={placeholderRef}>{fallback}</div>;
}

function Advertised() {
  const products = useQuery(advertised(useShop()));
  return (
    <Section title="Advertised" text="Products that their sellers advertise. All are available now.">
      <List
        query={products}
        skeleton={<AdvertisedCardSkeleton />}
        expected={productCounts.advertised}
        columns={4}
        row
        empty="Nothing is advertised right now."
        item={(product) => <AdvertisedCard product={product} href={paths.product(product)} />}
      />
    </Section>
  );
}

function Newest({ category }: { category: Category }) {
  const shop = useShop();
  const products = useQuery(newest(shop, category));
  const { data: above = [], isPending } = useQuery(advertised(shop));
  const isAbove = ({ _id }: ListedProduct) => above.some((product) => product._id === _id);
  const data = isPending
    ? undefined
    : products.data?.filter((product) => !isAbove(product)).slice(0, productCounts.newest);
  const name = categoryNames[category];
  return (
    <Section
      layout="beside"
      title={name}
      text={remarks[category]}
      action={
        <ButtonLink href={paths[category]} kind="quiet" size="small">
          All {name}
        </ButtonLink>
      }
    >
      <List
        query={{ ...products, data }}
        skeleton={<ProductTileSkeleton />}
        columns={3}
        empty={
          products.data?.length
            ? `Everything listed under ${name} is advertised above.`
            : `Nothing is listed under ${name} right now.`
        }
        row
        item={(product) => <ProductTile product={product} href={paths.product(product)} />}
      />
    </Section>
  );
}
