import { categories, categoryNames, pageTitle, paths, type Category } from '@apple-only/contract';
import { ButtonLink, CategoryLinks, Hero, ProductTile, ProductTileSkeleton, Section } from '@apple-only/ui';
import { useQuery } from '@tanstack/react-query';
import { List } from '../list.tsx';
import { queries, queryClient } from '../shop.ts';

/** How many products a section of Home shows. */
const shown = 4;

const advertised = queries.advertised({ limit: shown });
const newest = (category: Category) => queries.newest({ category, limit: shown });

export function loader() {
  for (const query of [advertised, ...categories.map(newest)]) void queryClient.prefetchQuery(query);
  return null;
}

/** `/`: what the shop has, by category, and what its sellers put forward. */
export function Component() {
  return (
    <>
      <title>{pageTitle('Home')}</title>
      <Hero>
        <CategoryLinks
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
        skeleton={<ProductTileSkeleton />}
        columns={4}
        empty="Nothing is advertised at the moment."
        item={(product) => <ProductTile key={product._id} product={product} href={paths.category(product.category)} />}
      />
    </Section>
  );
}

function Newest({ category }: { category: Category }) {
  const products = useQuery(newest(category));
  const name = categoryNames[category];
  return (
    <Section
      title={name}
      action={
        <ButtonLink href={paths.category(category)} kind="quiet" size="small">
          All {name}
        </ButtonLink>
      }
    >
      <List
        query={products}
        skeleton={<ProductTileSkeleton />}
        columns={4}
        empty={`No ${name} is listed at the moment.`}
        item={(product) => (
          <ProductTile key={product._id} product={product} href={paths.category(category)} showFacts />
        )}
      />
    </Section>
  );
}
