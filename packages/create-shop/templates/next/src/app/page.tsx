import { categories, type Category } from '@apple-only/contract';
import { AdBanner, ButtonLink, PageHeading, Section } from '@apple-only/ui';
import { connection } from 'next/server';
import { Suspense } from 'react';
import { Products, ProductsSkeleton } from '../products.tsx';
import { publicApi } from '../server.ts';
import { brand, links, picture } from '../shop.ts';
import { words } from '../words.ts';

/** `/`: the newest products of each category, rendered by the server. */
export default function Home() {
  return (
    <>
      <PageHeading title={words.headline(brand.name)} text={words.homeText} />
      {categories.map((category) => (
        <Section
          key={category}
          title={words.categories[category]}
          action={
            <ButtonLink href={links[category]} kind="quiet" size="small">
              {words.all(words.categories[category])}
            </ButtonLink>
          }
        >
          <Suspense fallback={<ProductsSkeleton />}>
            <Newest category={category} />
          </Suspense>
        </Section>
      ))}
      <AdBanner
        title={words.bannerTitle}
        text={words.bannerText}
        picture={picture}
        action={<ButtonLink href={links.search}>{words.allDevices}</ButtonLink>}
      />
    </>
  );
}

async function Newest({ category }: { category: Category }) {
  // For each visitor anew: the build needs no API.
  await connection();
  return <Products products={await publicApi.listNewest({ category, limit: 3 })} />;
}
