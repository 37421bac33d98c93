import type { ComponentDocs } from '../../component-docs.ts';
import { ButtonLink } from '../../parts/Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import type * as stories from './EmptyState.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['Where a list arrived and has nothing in it.', 'Give `action` where a person can change that.'],
  avoid: [
    'Where the list did not arrive: `QuietError`. While it is on its way: skeletons in a `Grid` with `loading`.',
    'For a page that does not exist: `NotFound`.',
  ],
  anatomy: [
    { name: 'Title', description: 'What is not there.', selector: 'p' },
    { name: 'Text', description: 'Optional. What will be there, and how it comes to be.', selector: 'p + p' },
    { name: 'Action', description: 'Optional. The next thing to do.', selector: 'a' },
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
        reason: 'Do not tell a person about your data.',
      },
    },
  ],
};
