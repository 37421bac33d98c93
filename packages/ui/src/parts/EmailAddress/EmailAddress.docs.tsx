import type { ComponentDocs } from '../../component-docs.ts';
import { EmailAddress } from './EmailAddress.tsx';
import type * as stories from './EmailAddress.stories.tsx';

const narrow = { inlineSize: '10rem', overflowWrap: 'anywhere' } as const;

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'Wherever an e-mail address is shown. It breaks after the `@` or a dot, and is copied without the breaks.',
    '`link` where the viewer may write to it.',
  ],
  avoid: ['In a field: an `Input` of type `email` holds what a person types.'],
  examples: [
    {
      do: {
        example: (
          <p style={narrow}>
            <EmailAddress link value="tanvir.chowdhury@appleonly.example" />
          </p>
        ),
        reason: 'Where a line ends, a word does.',
      },
      dont: {
        example: <p style={narrow}>tanvir.chowdhury@appleonly.example</p>,
        reason: 'Do not write the address as plain text: it breaks in the middle of a word.',
      },
    },
  ],
};
