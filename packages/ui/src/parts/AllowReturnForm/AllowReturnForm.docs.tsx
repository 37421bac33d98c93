import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './AllowReturnForm.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['On an admin’s page, to let a deleted person register again with the same e-mail.'],
  avoid: ['To delete a person: `PeopleTable`.', 'On a page that others than admins see.'],
  anatomy: [
    { name: 'Title', description: 'Names the form.', selector: 'h2' },
    { name: 'E-mail', description: 'Required, and checked for its form.', selector: 'input' },
    { name: 'Refusal', description: 'Why it was not done. What was typed stays.' },
    { name: 'Allow registration', description: 'Sends.', selector: 'button' },
    { name: 'Answer', description: 'Who may register again, announced. The field is empty for the next one.' },
  ],
  keyboard: [{ key: 'Enter', effect: 'In the field, sends the form.', story: 'Allowed' }],
};
