import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './CategoryLinks.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['On the home page, in the `Hero`: the way into each category.', '`marks` on a picture whose spots you know.'],
  avoid: [
    'For other links: they are the categories of `ShopProvider`.',
    'For remarks that must be read: `marks` are decorative, and gone where there is no room.',
  ],
  anatomy: [
    { part: 'Link', is: 'The whole card.', at: 'a' },
    { part: 'Picture', is: 'Decorative. The first is loaded at once.', at: 'img' },
    { part: 'Label', is: 'The category.', at: 'a > span:last-child' },
  ],
};
