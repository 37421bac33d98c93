import type { ComponentDocs } from '../../component-docs.ts';
import { ErrorScreen } from '../ErrorScreen/ErrorScreen.tsx';
import { QuietError } from './QuietError.tsx';
import type * as stories from './QuietError.stories.tsx';

const nothing = () => {};

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'In place of a list or a part of a page that failed to load. The rest of the page stays.',
    'Pass `retrying` while the retry is in progress.',
  ],
  avoid: [
    'For a page that crashed: `ErrorScreen`.',
    'For a form that was refused: `FormError`.',
    'For an empty list: `EmptyState`.',
  ],
  anatomy: [
    { name: 'Title', description: 'What failed.', selector: 'output > span' },
    { name: 'Text', description: 'What that means for the user.', selector: 'output > span + span' },
    { name: 'Try again', description: 'Calls `onRetry`.', selector: 'button' },
  ],
  examples: [
    {
      do: { example: <QuietError onRetry={nothing} />, reason: 'Say what is missing, in its place.' },
      dont: {
        example: <ErrorScreen message="500 Internal Server Error" onSignOut={nothing} />,
        reason: 'Do not replace a whole page because one list failed.',
      },
    },
  ],
};
