import { categories, categoryNames, type Category } from '@apple-only/contract';
import { ButtonLink, PageHeading, Section } from '@apple-only/ui';
import { connection } from 'next/server';
import { Suspense } from 'react';
import { Products, ProductsSkeleton } from '../products.tsx';
import { publicApi } from '../server.ts';
import { brand, links } from '../shop.ts';

/** `/`: the newest products of each category, rendered by the server. */
export default function Home() {
  return (
    <>
      <PageHeading title={brand.name} text="Used MacBooks, iPhones and accessories, with their price and condition." />
      {categories.map((category) => (
        <Section
          key={category}
          title={categoryNames[category]}
          action={
            <ButtonLink href={links[category]} kind="quiet" size="small">
              All {categoryNames[category]}
            </ButtonLink>
          }
        >
          <Suspense fallback={<ProductsSkeleton />}>
            <Newest category={category} />
          </Suspense>
        </Section>
      ))}
    </>
  );
}

async function Newest({ category }: { category: Category }) {
  // For each visitor anew: the build needs no API.
  await connection();
  return <Products products={await publicApi.listNewest({ category, limit: 3 })} />;
}
