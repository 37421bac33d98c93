import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './CategoryLinks.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['On the home page, in the `Hero`: a link to each category.', 'With `marks` for remarks on spots of a picture.'],
  avoid: [
    'For other links: it shows only the categories of `ShopProvider`.',
    'For remarks that users must read: `marks` are decorative, and hidden if there is no room.',
  ],
  anatomy: [
    { name: 'Link', description: 'The whole card.', selector: 'a' },
    { name: 'Picture', description: 'Decorative. The first one loads at once.', selector: 'img' },
    { name: 'Label', description: 'The name of the category.', selector: 'a > span:last-child' },
  ],
};
