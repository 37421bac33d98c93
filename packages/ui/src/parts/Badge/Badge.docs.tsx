import type { ComponentDocs } from '../../component-docs.ts';
import { Badge, Badges } from './Badge.tsx';
import type * as stories from './Badge.stories.tsx';

const labels = { advertised: 'Advertised', booked: 'Booked' };
const place = { position: 'relative', marginBlockStart: '2rem', minBlockSize: '2rem' } as const;

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'To mark a product as advertised, as booked, or as both.',
    '`Badges` above the edge of a card of your own; `Badge` for a single one elsewhere.',
  ],
  avoid: [
    'For whether a seller is verified: `VerifiedBadge`.',
    'For a count, a category or news: colour is for the states of a product.',
  ],
  anatomy: [
    { name: 'Sign', description: 'A flag or a lock. It repeats the word.', selector: 'svg' },
    {
      name: 'Word',
      description: 'The state. Required: `children` replaces it, nothing leaves it out.',
      selector: 'span',
    },
  ],
  accessibility: ['Write `Badges` after the name in the markup, so that the states are heard as said of it.'],
  examples: [
    {
      do: {
        example: (
          <div style={place}>
            <Badges product={{ advertised: true, booking: true }} labels={labels} />
          </div>
        ),
        reason: 'Each state has its own tab. They are independent.',
      },
      dont: {
        example: <Badge kind="booked">New arrival!</Badge>,
        reason: 'Do not borrow a state’s colour and sign for something else.',
      },
    },
  ],
};
