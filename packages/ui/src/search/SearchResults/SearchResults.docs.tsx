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
      name: 'Filters',
      description: 'A `Filters`. Where there is no room beside the list, in a dialog behind a button.',
      selector: 'aside',
    },
    { name: 'Number', description: 'Of all found products, announced when it changes.', selector: 'output' },
    { name: 'Order', description: 'A `SortSelect`.', selector: 'section select' },
    {
      name: 'Filters that are on',
      description: '`ActiveFilters`, in the line of the number: they move nothing. Many scroll.',
      selector: 'section ul',
    },
    { name: 'List', description: 'Yours.' },
  ],
  accessibility: ['The dialog returns the focus to the button that has opened it.'],
};
