import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './CategoryLinks.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['On the home page, in the `Hero`: the way into each category.', '`marks` on a picture whose spots you know.'],
  avoid: [
    'For other links: they are the categories of `ShopProvider`.',
    'For remarks that must be read: `marks` are decorative, and gone where there is no room.',
  ],
  anatomy: [
    { name: 'Link', description: 'The whole card.', selector: 'a' },
    { name: 'Picture', description: 'Decorative. The first is loaded at once.', selector: 'img' },
    { name: 'Label', description: 'The category.', selector: 'a > span:last-child' },
  ],
};
