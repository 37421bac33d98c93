import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './NotFound.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['For every address that leads nowhere.'],
  avoid: ['For an empty list: `EmptyState`.', 'For a page that this person may not see: `NoAccess`.'],
  anatomy: [
    { part: 'Title', is: 'The page’s `<h1>`.', at: 'h1' },
    { part: 'Text', is: 'That there is no such page.', at: 'h1 + p' },
    { part: 'Way back', is: 'Leads home.', at: 'a' },
    { part: 'Picture', is: 'Decorative.', at: 'img' },
  ],
};
