import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './NotFound.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['For every address that has no page.'],
  avoid: ['For an empty list: `EmptyState`.', 'For a page that this user may not see: `NoAccess`.'],
  anatomy: [
    { name: 'Title', description: 'The page’s `<h1>`.', selector: 'h1' },
    { name: 'Text', description: 'Says that the page does not exist.', selector: 'h1 + p' },
    { name: 'Way back', description: 'A link to the home page.', selector: 'a' },
    { name: 'Picture', description: 'Decorative.', selector: 'img' },
  ],
};
