import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './Article.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['For a text that is read from top to bottom: an article of the blog, About.'],
  avoid: [
    'For a list of articles: `ArticleCard` in a `Grid`.',
    'For a page with sections and cards: `PageHeading` and `Section`.',
  ],
  anatomy: [
    { part: 'Title', is: 'The page’s `<h1>`.', at: 'h1' },
    { part: 'Lead', is: 'Optional. What it is about.', at: 'h1 + p' },
    { part: 'Picture', is: 'Optional, decorative.', at: 'img' },
    { part: 'Aside', is: 'Optional. The day of publication, and what you give.', at: 'time' },
    { part: 'Text', is: 'Plain HTML elements. Give a heading to each part, in order.', at: 'h2' },
  ],
};
