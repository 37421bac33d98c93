import type { ComponentDocs } from '../../component-docs.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import type * as stories from './ActiveFilters.stories.tsx';

const nothing = () => {};

export const docs: ComponentDocs<typeof stories> = {
  use: ['Right above the results, so that nobody wonders why something is missing.'],
  avoid: ['To choose filters: `Filters`.', 'For the words of the search: they stand in the `SearchField`.'],
  anatomy: [
    { part: 'Filter', is: 'One value. A press removes it.', at: 'li' },
    { part: 'Clear all', is: 'Removes all of them. The words and the order stay.', at: 'ul + button' },
  ],
  pictures: [
    {
      do: {
        shows: <ActiveFilters filters={{ condition: ['Good'], maxPrice: 500 }} onChange={nothing} />,
        because: 'Show every filter that is on.',
      },
      dont: {
        shows: <p>2 filters are on.</p>,
        because: 'Do not make people search for them.',
      },
    },
  ],
};
