import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './Article.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['For a text that is read from top to bottom: an article of the blog, or the About page.'],
  avoid: [
    'For a list of articles: `ArticleCard` in a `Grid`.',
    'For a page with sections and cards: `PageHeading` and `Section`.',
  ],
  anatomy: [
    { name: 'Title', description: 'The page’s `<h1>`.', selector: 'h1' },
    { name: 'Lead', description: 'Optional. A summary.', selector: 'h1 + p' },
    { name: 'Picture', description: 'Optional, decorative.', selector: 'img' },
    { name: 'Aside', description: 'Optional. The date of publication, and your notes.', selector: 'time' },
    {
      name: 'Text',
      description: 'Plain HTML elements. Give each part a heading, without skipping a level.',
      selector: 'h2',
    },
  ],
};
