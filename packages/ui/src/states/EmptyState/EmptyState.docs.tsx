import type { ComponentDocs } from '../../component-docs.ts';
import { ButtonLink } from '../../parts/Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import type * as stories from './EmptyState.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['For a list that has loaded and is empty.', 'Pass an `action` if the user can change that.'],
  avoid: [
    'For a list that failed to load: `QuietError`. For one that is loading: skeletons in a `Grid` with `loading`.',
    'For a page that does not exist: `NotFound`.',
  ],
  anatomy: [
    { name: 'Title', description: 'What is missing.', selector: 'p' },
    { name: 'Text', description: 'Optional. What will appear here, and how.', selector: 'p + p' },
    { name: 'Action', description: 'Optional. The next step.', selector: 'a' },
  ],
  examples: [
    {
      do: {
        example: (
          <EmptyState
            title="No bookings yet"
            text="What you book appears here, with the seller’s e-mail and number."
            action={
              <ButtonLink kind="quiet" href="/category/macbook">
                Browse MacBook
              </ButtonLink>
            }
          />
        ),
        reason: 'Say what belongs here, and how to begin.',
      },
      dont: {
        example: <EmptyState title="No data" />,
        reason: 'Do not use technical terms such as “data”.',
      },
    },
  ],
};
