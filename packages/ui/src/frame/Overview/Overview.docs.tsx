import type { ComponentDocs } from '../../component-docs.ts';
import { QuietError } from '../../states/QuietError/QuietError.tsx';
import { Overview } from './Overview.tsx';
import type * as stories from './Overview.stories.tsx';

const nothing = () => {};

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'As the first page of a dashboard, one `kind` for each role.',
    'Leave `counts` undefined while they are asked for: the links are there already.',
    '`problem` where they did not arrive: a `QuietError`.',
  ],
  avoid: ['Under a `PageHeading`: it has the page’s `<h1>`.', 'For numbers that lead nowhere: `Statistics`.'],
  anatomy: [
    { part: 'Label', is: 'An admin’s only: what this part of the shop is.' },
    { part: 'Title', is: 'The page’s `<h1>`.', at: 'h1' },
    { part: 'Sentence', is: 'What to make of the counts.', at: 'h1 + p' },
    { part: 'Action', is: 'Optional. A further button beside the title.' },
    { part: 'Counts', is: 'Links, named by what they count.', at: 'li' },
    { part: 'Beginning', is: 'For a person who has nothing yet: the way to the first product or booking.' },
  ],
  pictures: [
    {
      do: {
        shows: (
          <Overview
            kind="buyer"
            counts={undefined}
            problem={<QuietError title="Couldn’t load your overview" onRetry={nothing} />}
          />
        ),
        because: 'Where the counts are unknown, say so.',
      },
      dont: {
        shows: <Overview kind="buyer" counts={{ bookings: 0, withdrawn: 0 }} />,
        because: 'Do not hand over zeros instead. They say that nothing was booked.',
      },
    },
  ],
};
