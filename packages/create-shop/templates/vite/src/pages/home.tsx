import { categories, type Category } from '@apple-only/contract';
import { AdBanner, ButtonLink, PageHeading, Section, useLinks } from '@apple-only/ui';
import { useQuery } from '@tanstack/react-query';
import { useShopQueries } from '../data.ts';
import { Products } from '../products.tsx';
import { brand, picture } from '../shop.ts';
import { words } from '../words.ts';

/** `/`: the newest products of each category. */
export function Component() {
  const links = useLinks();
  return (
    <>
      <title>{brand.name}</title>
      <PageHeading title={words.headline(brand.name)} text={words.homeText} />
      {categories.map((category) => (
        <Newest key={category} category={category} />
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

function Newest({ category }: { category: Category }) {
  const newest = useQuery(useShopQueries().newest({ category, limit: 3 }));
  return (
    <Section
      title={words.categories[category]}
      action={
        <ButtonLink href={useLinks()[category]} kind="quiet" size="small">
          {words.all(words.categories[category])}
        </ButtonLink>
      }
    >
      <Products query={newest} />
    </Section>
  );
}
