import { categories, categoryNames, type Category } from '@apple-only/contract';
import { ButtonLink, PageHeading, Section, useLinks } from '@apple-only/ui';
import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../data.ts';
import { Products } from '../products.tsx';
import { brand } from '../shop.ts';

/** `/`: the newest products of each category. */
export function Component() {
  return (
    <>
      <PageHeading title={brand.name} text="Used MacBooks, iPhones and accessories, with their price and condition." />
      {categories.map((category) => (
        <Newest key={category} category={category} />
      ))}
    </>
  );
}

function Newest({ category }: { category: Category }) {
  const newest = useQuery(useQueries().newest({ category, limit: 3 }));
  return (
    <Section
      title={categoryNames[category]}
      action={
        <ButtonLink href={useLinks()[category]} kind="quiet" size="small">
          All {categoryNames[category]}
        </ButtonLink>
      }
    >
      <Products query={newest} />
    </Section>
  );
}
