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
    { name: 'Title', description: 'What did not work.', selector: 'output > span' },
    { name: 'Text', description: 'What that means for the person.', selector: 'output > span + span' },
    { name: 'Try again', description: 'Asks once more.', selector: 'button' },
  ],
  examples: [
    {
      do: { example: <QuietError onRetry={nothing} />, reason: 'Say what is missing, in its place.' },
      dont: {
        example: <ErrorScreen message="500 Internal Server Error" onSignOut={nothing} />,
        reason: 'Do not break a whole page for one list.',
      },
    },
  ],
};
