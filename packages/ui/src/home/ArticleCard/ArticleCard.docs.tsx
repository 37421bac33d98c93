import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './ArticleCard.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'For each article of the blog: across the page in a list, or three in a row in a `Grid`.',
    'With `detail` to show only the part of the picture that the article is about.',
  ],
  avoid: ['For the article itself: `Article`.', 'For products: `ProductTile`.'],
  anatomy: [
    { name: 'Picture', description: 'Decorative.', selector: 'img' },
    { name: 'Title', description: 'A heading, and the link.', selector: 'h3' },
    { name: 'Text', description: 'A summary, in a sentence or two.', selector: 'h3 + p' },
    { name: 'Date', description: 'Optional. The date of publication.', selector: 'time' },
  ],
};
