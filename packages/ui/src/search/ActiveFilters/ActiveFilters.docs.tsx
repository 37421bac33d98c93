import type { ComponentDocs } from '../../component-docs.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import type * as stories from './ActiveFilters.stories.tsx';

const nothing = () => {};

export const docs: ComponentDocs<typeof stories> = {
  use: ['Right above the results, so that nobody wonders why something is missing.'],
  avoid: ['To choose filters: `Filters`.', 'For the words of the search: they stand in the `SearchField`.'],
  anatomy: [
    { name: 'Filter', description: 'One value. A press removes it.', selector: 'li' },
    { name: 'Clear all', description: 'Removes all of them. The words and the order stay.', selector: 'ul + button' },
  ],
  examples: [
    {
      do: {
        example: <ActiveFilters filters={{ condition: ['Good'], maxPrice: 500 }} onChange={nothing} />,
        reason: 'Show every filter that is on.',
      },
      dont: {
        example: <p>2 filters are on.</p>,
        reason: 'Do not make people search for them.',
      },
    },
  ],
};
