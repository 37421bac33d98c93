import { categories } from '@apple-only/contract';
import { ButtonLink, PageHeading } from '@apple-only/ui';
import type { Metadata } from 'next';
import { connection } from 'next/server';
import { notFound } from 'next/navigation';
import { Products } from '../../products.tsx';
import { publicApi } from '../../server.ts';
import { links } from '../../shop.ts';
import { words } from '../../words.ts';

interface Props {
  params: Promise<{ kategorie: string }>;
}

async function categoryOf({ params }: Props) {
  const { kategorie } = await params;
  return categories.find((category) => links[category] === `/${kategorie}`) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: words.categories[await categoryOf(props)] };
}

/** `/laptops`, `/telefone`, `/zubehoer`: the newest products of a category. */
export default async function CategoryPage(props: Props) {
  const category = await categoryOf(props);
  await connection();
  return (
    <>
      <PageHeading title={words.categories[category]} text={words.category[category]}>
        <ButtonLink href={`${links.search}?category=${category}`} kind="quiet">
          {words.filter}
        </ButtonLink>
      </PageHeading>
      <Products products={await publicApi.listNewest({ category, limit: 24 })} />
    </>
  );
}
