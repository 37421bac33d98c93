import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './SortSelect.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['Above the results, at the end of the line. `SearchResults` has it there.'],
  avoid: ['To exclude products: `Filters`.', 'For other choices: `Select`, in a `Field`.'],
  anatomy: [
    { name: 'Label', description: 'Always visible.', selector: 'span' },
    {
      name: 'Order',
      description: 'A native `<select>`. It offers the best match only if the search has words.',
      selector: 'select',
    },
  ],
};
