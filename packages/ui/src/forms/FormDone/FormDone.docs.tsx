import type { ComponentDocs } from '../../component-docs.ts';
import { Link } from '../../parts/Link/Link.tsx';
import { FormDone } from './FormDone.tsx';
import type * as stories from './FormDone.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['Around a form that stays on its page once it is sent: it says what happened, and what can be done next.'],
  avoid: [
    'Where sending leads to another page: go there.',
    'Around `ContactForm` and `ProductForm`: they have it inside.',
  ],
  anatomy: [
    {
      name: 'Form',
      description: 'Your form. It is gone while `done` is given, and empty when it comes back.',
      selector: 'form',
    },
    { name: 'Title', description: 'What was done, with a tick. It names the section that takes the form’s place.' },
    { name: 'Text', description: '`done`: what becomes of it.' },
    { name: 'Again', description: 'Brings the form back. Without `onAgain` there is no such button.' },
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
        reason: 'Say what happens next, and offer a way on.',
      },
      dont: {
        example: (
          <FormDone title="Success!" again="OK" done="Your request was processed successfully.">
            {null}
          </FormDone>
        ),
        reason: 'Do not end with words that tell nothing and lead nowhere.',
      },
    },
  ],
};
