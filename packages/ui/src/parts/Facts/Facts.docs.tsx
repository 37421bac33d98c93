import type { ComponentDocs } from '../../component-docs.ts';
import { Facts } from './Facts.tsx';
import type * as stories from './Facts.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['For short values, each under its name: what a product cost, how long it was used, where it is.'],
  avoid: ['For sentences: a paragraph.', 'For rows that are compared with each other: a table, as in `PeopleTable`.'],
  anatomy: [
    { name: 'Term', description: 'What the value is called. Unique within the list.', selector: 'dt' },
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
        reason: 'Two or three words a value. The names line up.',
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
        reason: 'Do not put sentences into the grid. They belong into the description.',
      },
    },
  ],
};
