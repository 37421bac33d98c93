import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './Filters.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'Within `SearchResults`, which puts it beside the results, or into a dialog on small screens.',
    'With the `facets` of the same search, so that each choice says how many products it leads to.',
  ],
  avoid: [
    'To show what is on: `ActiveFilters` does, right above the results.',
    'For the order of the results: `SortSelect`.',
  ],
  anatomy: [
    {
      name: 'Group',
      description: 'The choices of one filter. Several of them widen the search.',
      selector: 'fieldset',
    },
    {
      name: 'Choice',
      description: 'A checkbox, and the number of products with it and all other filters.',
      selector: 'label',
    },
    {
      name: 'Models, sizes',
      description: 'Those that are found. The most frequent models first, the others behind a button.',
    },
    { name: 'Battery', description: 'The least health, in the system’s own list.', selector: 'select' },
    {
      name: 'Price',
      description: 'The lowest and the highest one. Either may be empty.',
      selector: 'input[inputmode=decimal]',
    },
  ],
  keyboard: [{ key: 'Enter', effect: 'In a price: it counts.', story: 'PriceEntered' }],
};
