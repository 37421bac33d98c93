import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './SortSelect.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['Above the results, at their end. `SearchResults` has it there.'],
  avoid: ['To leave products out: `Filters`.', 'For other choices: `Select`, in a `Field`.'],
  anatomy: [
    { name: 'Name', description: 'Always visible.', selector: 'span' },
    {
      name: 'Order',
      description: 'The system’s own list. The best match is there only if the search has words.',
      selector: 'select',
    },
  ],
};
