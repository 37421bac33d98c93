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
    'For a count, a category or news: the colours are for the states of a product.',
  ],
  anatomy: [
    { name: 'Icon', description: 'A flag or a lock. It repeats the label.', selector: 'svg' },
    {
      name: 'Label',
      description: 'The state. `children` can replace it, but not remove it.',
      selector: 'span',
    },
  ],
  accessibility: [
    'Place `Badges` after the name in the markup, so that screen readers read the states as part of the product.',
  ],
  examples: [
    {
      do: {
        example: (
          <div style={place}>
            <Badges product={{ advertised: true, booking: true }} labels={labels} />
          </div>
        ),
        reason: 'The states are independent, so each has a tab of its own.',
      },
      dont: {
        example: <Badge kind="booked">New arrival!</Badge>,
        reason: 'Do not use the colour and icon of a state for something else.',
      },
    },
  ],
};
