import type { ComponentDocs } from '../../component-docs.ts';
import { Link } from './Link.tsx';
import type * as stories from './Link.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'In text, to another page or to another part of this page.',
    '`LinkProvider` once, around the shop: every link of the kit is then rendered by your router’s component.',
  ],
  avoid: [
    'For an action: a `Button`.',
    'For an e-mail address or a phone number: `EmailAddress` with `link`, `PhoneNumber`.',
  ],
  accessibility: ['Set `aria-current="page"` on a link to the current page.'],
  examples: [
    {
      do: {
        example: (
          <p>
            New here? <Link href="/register">Register</Link>
          </p>
        ),
        reason: 'Its text says where it leads, even in a list of links.',
      },
      dont: {
        example: (
          <p>
            To register <Link href="/register">click here</Link>
          </p>
        ),
        reason: 'Do not write “here”: outside of its sentence, it says nothing.',
      },
    },
  ],
};
