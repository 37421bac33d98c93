import { pageTitle } from '@apple-only/contract';
import { ArticleCard, Grid, PageHeading } from '@apple-only/ui';
import { articleList } from '../articles.ts';

/** `/blog`: what the shop has learned about buying used. */
export function Component() {
  return (
    <>
      <title>{pageTitle('Blog')}</title>
      <PageHeading title="Blog" text="What we look at before we buy, so that you know where to look." />
      <Grid columns={3}>
        {articleList.map((article) => (
          <ArticleCard key={article.href} {...article} headingLevel={2} />
        ))}
      </Grid>
    </>
  );
}
