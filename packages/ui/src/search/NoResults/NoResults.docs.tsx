import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './NoResults.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['In place of the list of a search that has found nothing, with its `facets`.'],
  avoid: ['For a list that is empty without a search: `EmptyState`.', 'If the search has failed: `QuietError`.'],
  anatomy: [
    { part: 'Title', is: 'That nothing is found.', at: 'p' },
    { part: 'Next step', is: 'What helps: one filter less, all of them less, or other words.', at: 'p + p' },
    {
      part: 'Filter to remove',
      is: 'With the number of products without it, as counted. A filter that does not help is not offered.',
      at: 'button',
    },
  ],
};
