import type { ComponentDocs } from '../../component-docs.ts';
import { EmailAddress } from './EmailAddress.tsx';
import type * as stories from './EmailAddress.stories.tsx';

const narrow = { inlineSize: '10rem', overflowWrap: 'anywhere' } as const;

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'For every displayed e-mail address. It wraps after the `@` or a dot, and is copied without the line breaks.',
    'With `link` if the viewer may write to it.',
  ],
  avoid: ['To enter an address: an `Input` of type `email`.'],
  examples: [
    {
      do: {
        example: (
          <p style={narrow}>
            <EmailAddress link value="tanvir.chowdhury@appleonly.example" />
          </p>
        ),
        reason: 'A line ends only at the end of a word.',
      },
      dont: {
        example: <p style={narrow}>tanvir.chowdhury@appleonly.example</p>,
        reason: 'Do not write the address as plain text: it breaks in the middle of a word.',
      },
    },
  ],
};
