import type { ComponentDocs } from '../../component-docs.ts';
import { Facts } from './Facts.tsx';
import type * as stories from './Facts.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['For short values, each under its name: what a product cost, how long it was used, where it is.'],
  avoid: ['For sentences: a paragraph.', 'For rows that are compared with each other: a table, as in `PeopleTable`.'],
  anatomy: [
    { part: 'Term', is: 'What the value is called. Unique within the list.', at: 'dt' },
    { part: 'Value', is: 'Text or a small component, such as a `PhoneNumber`.', at: 'dd' },
  ],
  pictures: [
    {
      do: {
        shows: (
          <Facts
            rows={[
              { term: 'Use year', value: '3 years' },
              { term: 'Location', value: 'Dhaka' },
            ]}
          />
        ),
        because: 'Two or three words a value. The names line up.',
      },
      dont: {
        shows: (
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
        because: 'Do not put sentences into the grid. They belong into the description.',
      },
    },
  ],
};
