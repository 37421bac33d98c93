import { Article, ButtonLink } from '@apple-only/ui';
import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { articles } from '../articles.ts';
import type { Handle } from '../head.tsx';
import { articleOf, paths } from '../paths.ts';

export const handle: Handle = ({ article: slug = '' }) => {
  const name = articleOf(slug);
  if (!name) return undefined;
  const { title, text, picture } = articles[name];
  return { title, description: text, picture };
};

export async function loader({ params: { article: slug = '' } }: LoaderFunctionArgs) {
  const name = articleOf(slug);
  if (!name) throw data(null, { status: 404 });
  const { load, ...article } = articles[name];
  return { ...article, ...(await load()) };
}

/** `/blog/:article`: one article. */
export function Component() {
  const { title, text, picture, published, minutes, Text } = useLoaderData<typeof loader>();
  return (
    <Article title={title} lead={text} picture={picture} published={published} aside={<p>{minutes} min read</p>}>
      <Text />
      <hr />
      <ButtonLink href={paths.blog} kind="quiet">
        All articles
      </ButtonLink>
    </Article>
  );
}
