import { ArticleCard, Grid, PageHeading } from '@apple-only/ui';
import type { PageHead } from '../head.tsx';
import { articleList } from '../articles.ts';

export const handle: PageHead = {
  title: 'Blog',
  description: 'What we look at before we buy a used MacBook, iPhone or accessory, so that you know where to look.',
};

/** `/blog`: the shop's articles about buying used devices. */
export function Component() {
  return (
    <>
      <PageHeading title="Blog" text="What we look at before we buy, so that you know where to look." />
      <Grid columns={3}>
        {articleList.map((article) => (
          <ArticleCard key={article.href} {...article} headingLevel={2} />
        ))}
      </Grid>
    </>
  );
}
