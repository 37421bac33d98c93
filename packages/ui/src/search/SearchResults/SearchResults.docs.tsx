import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './SearchResults.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'Around the list of found products, with the filters from the page’s address.',
    'With `inCategory` and `items="card"` on a page of one category with full cards.',
    'With `busy` and the previous list while the next one loads: nothing moves.',
    'With `failed`, and a `QuietError` in place of the list, if it failed to load.',
  ],
  avoid: [
    'Around a list that cannot be filtered: `Section`.',
    'Around loaded lists only: an error or an empty state also goes inside it.',
  ],
  anatomy: [
    {
      name: 'Filters',
      description: '`Filters`, beside the list. If there is no room, in a dialog that a button opens.',
      selector: 'aside',
    },
    {
      name: 'Number',
      description: 'How many products the search found. Announced when it changes.',
      selector: 'output',
    },
    { name: 'Order', description: 'A `SortSelect`.', selector: 'section select' },
    {
      name: 'Active filters',
      description:
        '`ActiveFilters`, in the line of the number, so that they do not move the list. Many scroll sideways.',
      selector: 'section ul',
    },
    { name: 'List', description: 'Your `children`.' },
  ],
  accessibility: ['The dialog returns the focus to the button that opened it.'],
};
