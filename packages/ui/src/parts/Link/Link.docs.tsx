import type { ComponentDocs } from '../../component-docs.ts';
import { Link } from './Link.tsx';
import type * as stories from './Link.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'In text, to another page or another place of this one.',
    '`LinkProvider` once, around the shop: it tells every link of the kit how your router renders one.',
  ],
  avoid: [
    'For what changes something: a `Button`.',
    'For an e-mail address or a phone number: `EmailAddress` with `link`, `PhoneNumber`.',
  ],
  accessibility: ['Set `aria-current="page"` on a link to the page that is shown.'],
  examples: [
    {
      do: {
        example: (
          <p>
            New here? <Link href="/register">Register</Link>
          </p>
        ),
        reason: 'Its words say where it leads, also in a list of links.',
      },
      dont: {
        example: (
          <p>
            To register <Link href="/register">click here</Link>
          </p>
        ),
        reason: 'Do not write “here”. Out of its sentence it says nothing.',
      },
    },
  ],
};
