import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './ComeBackForm.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['On an admin’s page, to let a deleted person register again with the same e-mail.'],
  avoid: ['To delete a person: `PeopleTable`.', 'On a page that others than admins see.'],
  anatomy: [
    { part: 'Title', is: 'Names the form.', at: 'h2' },
    { part: 'E-mail', is: 'Required, and checked for its form.', at: 'input' },
    { part: 'Refusal', is: 'Why it was not done. What was typed stays.' },
    { part: 'Allow registration', is: 'Sends.', at: 'button' },
    { part: 'Answer', is: 'Who may register again, announced. The field is empty for the next one.' },
  ],
  keyboard: [{ key: 'Enter', does: 'In the field, sends the form.', story: 'Allowed' }],
};
