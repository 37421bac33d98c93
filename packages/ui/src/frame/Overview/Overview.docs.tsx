import type { ComponentDocs } from '../../component-docs.ts';
import { QuietError } from '../../states/QuietError/QuietError.tsx';
import { Overview } from './Overview.tsx';
import type * as stories from './Overview.stories.tsx';

const nothing = () => {};

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'As the first page of a dashboard, one `kind` for each role.',
    'Leave `counts` undefined while they load: the links show at once.',
    'Pass a `QuietError` as `problem` if the counts failed to load.',
  ],
  avoid: [
    'Under a `PageHeading`: it renders the page’s `<h1>` itself.',
    'For numbers that are not links: `Statistics`.',
  ],
  anatomy: [
    { name: 'Label', description: 'For admins only: the name of this part of the shop.' },
    { name: 'Title', description: 'The page’s `<h1>`.', selector: 'h1' },
    { name: 'Sentence', description: 'What the counts mean for the user.', selector: 'h1 + p' },
    { name: 'Action', description: 'Optional. A further button beside the title.' },
    { name: 'Counts', description: 'Links, each named after what it counts.', selector: 'li' },
    { name: 'First step', description: 'A link for a user who has no product or booking yet.' },
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
        reason: 'If the counts failed to load, say so.',
      },
      dont: {
        example: <Overview kind="buyer" counts={{ bookings: 0, withdrawn: 0 }} />,
        reason: 'Do not pass zeros instead: they say that nothing was booked.',
      },
    },
  ],
};
