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
    { name: 'Label', description: 'An admin’s only: what this part of the shop is.' },
    { name: 'Title', description: 'The page’s `<h1>`.', selector: 'h1' },
    { name: 'Sentence', description: 'What to make of the counts.', selector: 'h1 + p' },
    { name: 'Action', description: 'Optional. A further button beside the title.' },
    { name: 'Counts', description: 'Links, named by what they count.', selector: 'li' },
    { name: 'Beginning', description: 'For a person who has nothing yet: the way to the first product or booking.' },
  ],
  examples: [
    {
      do: {
        example: (
          <Overview
            kind="buyer"
            counts={undefined}
            problem={<QuietError title="Couldn’t load your overview" onRetry={nothing} />}
          />
        ),
        reason: 'Where the counts are unknown, say so.',
      },
      dont: {
        example: <Overview kind="buyer" counts={{ bookings: 0, withdrawn: 0 }} />,
        reason: 'Do not hand over zeros instead. They say that nothing was booked.',
      },
    },
  ],
};
