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
    { part: 'Form', is: 'Your form. It is gone while `done` is given, and empty when it comes back.', at: 'form' },
    { part: 'Title', is: 'What was done, with a tick. It names the section that takes the form’s place.' },
    { part: 'Text', is: '`done`: what becomes of it.' },
    { part: 'Again', is: 'Brings the form back. Without `onAgain` there is no such button.' },
  ],
  pictures: [
    {
      do: {
        shows: (
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
        because: 'Say what happens next, and offer a way on.',
      },
      dont: {
        shows: (
          <FormDone title="Success!" again="OK" done="Your request was processed successfully.">
            {null}
          </FormDone>
        ),
        because: 'Do not end with words that tell nothing and lead nowhere.',
      },
    },
  ],
};
