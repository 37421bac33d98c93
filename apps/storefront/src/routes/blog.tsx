import { ArticleCard, Grid, PageHeading } from '@apple-only/ui';
import type { PageHead } from '../head.tsx';
import { articleList } from '../articles.ts';

export const handle: PageHead = {
  title: 'Blog',
  description: 'Short guides to checking a used MacBook, iPhone or accessory before you pay.',
};

/** `/blog`: the shop's articles about buying used devices. */
export function Component() {
  return (
    <>
      <PageHeading title="Blog" text="How to check a used device before you pay, step by step." />
      <Grid columns={3}>
        {articleList.map((article) => (
          <ArticleCard key={article.href} {...article} headingLevel={2} />
        ))}
      </Grid>
    </>
  );
}
