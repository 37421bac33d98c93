import type { ComponentDocs } from '../../component-docs.ts';
import { VerifiedBadge } from './VerifiedBadge.tsx';
import type * as stories from './VerifiedBadge.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'Beside the name or e-mail of a seller: `large` on a card, `small` in tables and panels.',
    'Also for a seller who is not verified: a dashed badge says so.',
  ],
  avoid: ['Beside a buyer or an admin: only sellers are verified.', 'For a state of a product: `Badge`.'],
  examples: [
    {
      do: {
        example: <VerifiedBadge verified={false} />,
        reason: 'For a seller who is not verified, show the dashed badge.',
      },
      dont: {
        example: <p>nadia@appleonly.example</p>,
        reason: 'Do not omit it for sellers who are not verified: users do not notice a missing badge.',
      },
    },
  ],
};
