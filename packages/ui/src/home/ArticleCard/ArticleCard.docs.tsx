import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './ArticleCard.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'For each article of the blog: across the page in a list, or three in a row in a `Grid`.',
    '`detail` to show the part of the picture that the article is about.',
  ],
  avoid: ['For the article itself: `Article`.', 'For products: `ProductTile`.'],
  anatomy: [
    { part: 'Picture', is: 'Decorative.', at: 'img' },
    { part: 'Title', is: 'A heading, and the link.', at: 'h3' },
    { part: 'Text', is: 'What it is about, in a sentence or two.', at: 'h3 + p' },
    { part: 'Day', is: 'Optional. When it was published.', at: 'time' },
  ],
};
