import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './SearchResults.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'Around the list of found products, with the filters that are in the page’s address.',
    'With `inCategory` and `items="record"` on a page of one category with full cards.',
    'With `busy` and the earlier list while the next one is on its way: nothing jumps.',
    'With `failed` and a `QuietError` in place of the list if it cannot be loaded.',
  ],
  avoid: [
    'Around a list that cannot be filtered: `Section`.',
    'In place of an error or of an empty list: put those inside.',
  ],
  anatomy: [
    {
      part: 'Filters',
      is: 'A `Filters`. Where there is no room beside the list, in a dialog behind a button.',
      at: 'aside',
    },
    { part: 'Number', is: 'Of all found products, announced when it changes.', at: 'output' },
    { part: 'Order', is: 'A `SortSelect`.', at: 'section select' },
    {
      part: 'Filters that are on',
      is: '`ActiveFilters`, in the line of the number: they move nothing. Many scroll.',
      at: 'section ul',
    },
    { part: 'List', is: 'Yours.' },
  ],
  accessibility: ['The dialog returns the focus to the button that has opened it.'],
};
