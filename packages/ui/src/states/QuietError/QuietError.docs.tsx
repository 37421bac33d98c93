import type { ComponentDocs } from '../../component-docs.ts';
import { ErrorScreen } from '../ErrorScreen/ErrorScreen.tsx';
import { QuietError } from './QuietError.tsx';
import type * as stories from './QuietError.stories.tsx';

const nothing = () => {};

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'In the place of a list or a part of a page that did not arrive. The rest of the page stays.',
    'Pass `retrying` while it is asked for again.',
  ],
  avoid: [
    'For a page that broke: `ErrorScreen`.',
    'For a form that was refused: `FormError`.',
    'For an empty list: `EmptyState`.',
  ],
  anatomy: [
    { part: 'Title', is: 'What did not work.', at: 'output > span' },
    { part: 'Text', is: 'What that means for the person.', at: 'output > span + span' },
    { part: 'Try again', is: 'Asks once more.', at: 'button' },
  ],
  pictures: [
    {
      do: { shows: <QuietError onRetry={nothing} />, because: 'Say what is missing, in its place.' },
      dont: {
        shows: <ErrorScreen message="500 Internal Server Error" onSignOut={nothing} />,
        because: 'Do not break a whole page for one list.',
      },
    },
  ],
};
