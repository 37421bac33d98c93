import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './NotFound.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['For every address that leads nowhere.'],
  avoid: ['For an empty list: `EmptyState`.', 'For a page that this person may not see: `NoAccess`.'],
  anatomy: [
    { name: 'Title', description: 'The page’s `<h1>`.', selector: 'h1' },
    { name: 'Text', description: 'That there is no such page.', selector: 'h1 + p' },
    { name: 'Way back', description: 'Leads home.', selector: 'a' },
    { name: 'Picture', description: 'Decorative.', selector: 'img' },
  ],
};
