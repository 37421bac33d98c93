import type { ComponentDocs } from '../../component-docs.ts';
import { FormError } from './FormError.tsx';
import type * as stories from './FormError.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'In a form, to say why it was refused as a whole.',
    'With `fields` in a long form: a list of the invalid fields, each a button that focuses its control.',
    'With `detail` for the provider’s own message, under a sentence that users understand.',
  ],
  avoid: ['For one wrong field: `error` of its `Field`.', 'For a list that did not load: `QuietError`.'],
  anatomy: [
    { name: 'Message', description: 'A sentence, announced at once.', selector: '[role="alert"] > p' },
    { name: 'Detail', description: 'Optional. The provider’s own message.', selector: '[role="alert"] > p + p' },
    {
      name: 'Action',
      description: 'Optional. A button or a link that helps to solve the problem. Not announced with the message.',
    },
    {
      name: 'Fields',
      description: 'Optional. Buttons that focus the invalid controls. Not announced with the message.',
    },
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
        reason: 'First say what happened and what to do, then show the provider’s message.',
      },
      dont: {
        example: <FormError error="Firebase: Error (auth/network-request-failed)." />,
        reason: 'Do not show only an error code.',
      },
    },
  ],
};
