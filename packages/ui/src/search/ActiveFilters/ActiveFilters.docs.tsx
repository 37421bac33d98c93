import type { ComponentDocs } from '../../component-docs.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import type * as stories from './ActiveFilters.stories.tsx';

const nothing = () => {};

export const docs: ComponentDocs<typeof stories> = {
  use: ['Directly above the results, so that users see why products are missing.'],
  avoid: ['To choose filters: `Filters`.', 'For the search words: the `SearchField` shows them.'],
  anatomy: [
    { name: 'Filter', description: 'One value. A press removes it.', selector: 'li' },
    {
      name: 'Clear all',
      description: 'Removes all filters. The search words and the order stay.',
      selector: 'ul + button',
    },
  ],
  examples: [
    {
      do: {
        example: <ActiveFilters filters={{ condition: ['Good'], maxPrice: 500 }} onChange={nothing} />,
        reason: 'Show every active filter.',
      },
      dont: {
        example: <p>2 filters are on.</p>,
        reason: 'Do not make users look for them.',
      },
    },
  ],
};
