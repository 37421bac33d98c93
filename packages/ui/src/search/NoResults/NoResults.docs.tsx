import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './NoResults.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['In place of the list if a search found nothing, with the `facets` of that search.'],
  avoid: ['For a list that is empty without a search: `EmptyState`.', 'For a search that failed: `QuietError`.'],
  anatomy: [
    { name: 'Title', description: 'Says that the search found nothing.', selector: 'p' },
    {
      name: 'Next step',
      description: 'What to do: remove one filter, remove all of them, or use other words.',
      selector: 'p + p',
    },
    {
      name: 'Filter to remove',
      description:
        'A button with the number of products without the filter. None for a filter whose removal does not help.',
      selector: 'button',
    },
  ],
};
