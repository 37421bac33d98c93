import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './NoResults.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['In place of the list of a search that has found nothing, with its `facets`.'],
  avoid: ['For a list that is empty without a search: `EmptyState`.', 'If the search has failed: `QuietError`.'],
  anatomy: [
    { name: 'Title', description: 'That nothing is found.', selector: 'p' },
    {
      name: 'Next step',
      description: 'What helps: one filter less, all of them less, or other words.',
      selector: 'p + p',
    },
    {
      name: 'Filter to remove',
      description: 'With the number of products without it, as counted. A filter that does not help is not offered.',
      selector: 'button',
    },
  ],
};
