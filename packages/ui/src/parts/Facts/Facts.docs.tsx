import type { ComponentDocs } from '../../component-docs.ts';
import { Facts } from './Facts.tsx';
import type * as stories from './Facts.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['For short values, each under its name: a product’s original price, years of use, location.'],
  avoid: ['For sentences: a paragraph.', 'For rows that users compare: a table, as in `PeopleTable`.'],
  anatomy: [
    { name: 'Term', description: 'The name of the value. Unique within the list.', selector: 'dt' },
    { name: 'Value', description: 'Text or a small component, such as a `PhoneNumber`.', selector: 'dd' },
  ],
  examples: [
    {
      do: {
        example: (
          <Facts
            rows={[
              { term: 'Use year', value: '3 years' },
              { term: 'Location', value: 'Dhaka' },
            ]}
          />
        ),
        reason: 'Use two or three words per value. The names are aligned.',
      },
      dont: {
        example: (
          <Facts
            rows={[
              {
                term: 'Please note',
                value: 'The left shift key was replaced in March, and the old one is in the box.',
              },
              { term: 'Location', value: 'Dhaka' },
            ]}
          />
        ),
        reason: 'Do not put sentences into the grid. They belong in the description.',
      },
    },
  ],
};
