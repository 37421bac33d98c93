import { categories, categoryNames, pageTitle, paths, type Category } from '@apple-only/contract';
import {
  AdvertisedCard,
  AdvertisedCardSkeleton,
  ButtonLink,
  CategoryLinks,
  Hero,
  ProductTile,
  ProductTileSkeleton,
  Section,
} from '@apple-only/ui';
import { useQuery } from '@tanstack/react-query';
import { List } from '../list.tsx';
import { queries, queryClient } from '../shop.ts';

/** How many products each section shows: a row. */
const shown = { advertised: 4, newest: 3 };

const advertised = queries.advertised({ limit: shown.advertised });
const newest = (category: Category) => queries.newest({ category, limit: shown.newest });

export function loader() {
  for (const query of [advertised, ...categories.map(newest)]) void queryClient.prefetchQuery(query);
  return null;
}

/** What somebody would notice about the first picture. Places are on the drawing's own field of 800 by 600. */
const marks = {
  macBook: [
    { text: 'lid, no marks', at: [44, 158], line: 'M176 150H302', spot: [306, 150] },
    { text: 'keys, light shine', at: [44, 270], line: 'M208 262h20l36 106', spot: [266, 372] },
    { text: 'one dent', at: [656, 572], line: 'M592 516l38 48h20', spot: [589, 512] },
  ],
} as const;

const remarks: Record<Category, string> = {
  macBook: 'Thin, quiet, and lighter on the wallet for having been opened before.',
  iphone: 'Somebody else paid for the first scratch.',
  accessories: 'The small things that are lost first and missed longest.',
};

/** `/`: what the shop has, by category, and what its sellers put forward. */
export function Component() {
  return (
    <>
      <title>{pageTitle('Home')}</title>
      <Hero>
        <CategoryLinks
          marks={marks}
          pictures={{
            macBook: '/pictures/laptop-open-silver.webp',
            iphone: '/pictures/phone-duo-sage.webp',
            accessories: '/pictures/headphones-silver.webp',
          }}
        />
      </Hero>
      <Advertised />
      {categories.map((category) => (
        <Newest key={category} category={category} />
      ))}
    </>
  );
}

function Advertised() {
  const products = useQuery(advertised);
  return (
    <Section title="Advertised" text="Sellers put these forward. On market now.">
      <List
        query={products}
        skeleton={<AdvertisedCardSkeleton />}
        columns={4}
        empty="Nothing is advertised at the moment."
        item={(product) => (
          <AdvertisedCard key={product._id} product={product} href={paths.category(product.category)} />
        )}
      />
    </Section>
  );
}

function Newest({ category }: { category: Category }) {
  const products = useQuery(newest(category));
  const name = categoryNames[category];
  return (
    <Section
      layout="shelf"
      title={name}
      text={remarks[category]}
      action={
        <ButtonLink href={paths.category(category)} kind="quiet" size="small">
          All {name}
        </ButtonLink>
      }
    >
      <List
        query={products}
        skeleton={<ProductTileSkeleton />}
        columns={3}
        empty={`No ${name} is listed at the moment.`}
        item={(product) => <ProductTile key={product._id} product={product} href={paths.category(category)} />}
      />
    </Section>
  );
}
