import type { ComponentDocs } from '../../component-docs.ts';
import { FormError } from './FormError.tsx';
import type * as stories from './FormError.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'In a form, for why it was refused as a whole.',
    '`fields` in a long form: a list of what is wrong, each leading to its field.',
    '`detail` for the provider’s own words, under a sentence that a person understands.',
  ],
  avoid: ['For one wrong field: `error` of its `Field`.', 'For a list that did not load: `QuietError`.'],
  anatomy: [
    { name: 'Message', description: 'A sentence, announced at once.', selector: '[role="alert"] > p' },
    { name: 'Detail', description: 'Optional. What the provider says.', selector: '[role="alert"] > p + p' },
    {
      name: 'Action',
      description: 'Optional. A button or a link to what can be done; not announced with the message.',
    },
    { name: 'Fields', description: 'Optional. Buttons that lead to what is wrong; not announced with the message.' },
  ],
  examples: [
    {
      do: {
        example: (
          <FormError
            error={{
              message: 'Couldn’t reach the sign-in service. Check your connection, then try again.',
              detail: 'The sign-in service says: network request failed.',
            }}
          />
        ),
        reason: 'First what happened and what to do. Then, for the curious, the provider’s words.',
      },
      dont: {
        example: <FormError error="Firebase: Error (auth/network-request-failed)." />,
        reason: 'Do not leave a person alone with an error code.',
      },
    },
  ],
};
