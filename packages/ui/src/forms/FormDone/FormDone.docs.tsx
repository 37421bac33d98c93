import type { ComponentDocs } from '../../component-docs.ts';
import { Link } from '../../parts/Link/Link.tsx';
import { FormDone } from './FormDone.tsx';
import type * as stories from './FormDone.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['Around a form that stays on its page after it is sent: it shows the result and the next steps.'],
  avoid: [
    'If sending leads to another page: navigate there.',
    'Around `ContactForm` and `ProductForm`: they contain it.',
  ],
  anatomy: [
    {
      name: 'Form',
      description: 'Your form. `done` replaces it, and it is empty when it returns.',
      selector: 'form',
    },
    { name: 'Title', description: 'The result, with a tick. It names the section that replaces the form.' },
    { name: 'Text', description: '`done`: what happens next.' },
    { name: 'Again', description: 'A button that shows the form again. Only with `onAgain`.' },
  ],
  examples: [
    {
      do: {
        example: (
          <FormDone
            title="Thank you. We have your message."
            again="Write another message"
            onAgain={() => {}}
            done={
              <>
                We reply by e-mail. Meanwhile, <Link href="/blog">read what to check</Link> before you buy.
              </>
            }
          >
            {null}
          </FormDone>
        ),
        reason: 'Say what happens next, and offer the next step.',
      },
      dont: {
        example: (
          <FormDone title="Success!" again="OK" done="Your request was processed successfully.">
            {null}
          </FormDone>
        ),
        reason: 'Do not end with a text that says nothing and offers no next step.',
      },
    },
  ],
};
