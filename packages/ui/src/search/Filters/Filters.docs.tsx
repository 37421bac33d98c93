import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './Filters.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'In `SearchResults`, which puts the filters beside the results, or into a dialog on small screens.',
    'With the `facets` of the same search, so that each choice shows its number of products.',
  ],
  avoid: [
    'To show the active filters: `ActiveFilters`, directly above the results.',
    'For the order of the results: `SortSelect`.',
  ],
  anatomy: [
    {
      name: 'Group',
      description: 'The choices of one filter. Choosing several widens the search.',
      selector: 'fieldset',
    },
    {
      name: 'Choice',
      description: 'A checkbox, and the number of products that match it and all other filters.',
      selector: 'label',
    },
    {
      name: 'Models, sizes',
      description: 'Those of the found products: the most frequent models first, the others behind a button.',
    },
    { name: 'Battery', description: 'The minimum battery health, in a native `<select>`.', selector: 'select' },
    {
      name: 'Price',
      description: 'The minimum and the maximum. Either may be empty.',
      selector: 'input[inputmode=decimal]',
    },
  ],
  keyboard: [{ key: 'Enter', effect: 'In a price field, applies the price.', story: 'PriceEntered' }],
};
