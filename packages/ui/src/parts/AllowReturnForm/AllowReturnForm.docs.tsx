import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './AllowReturnForm.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['On an admin’s page, to let a deleted user register again with the same e-mail.'],
  avoid: ['To delete a user: `PeopleTable`.', 'On a page that is not only for admins.'],
  anatomy: [
    { name: 'Title', description: 'Names the form.', selector: 'h2' },
    { name: 'E-mail', description: 'Required. The form checks its format.', selector: 'input' },
    { name: 'Error', description: 'Why the request failed. The entered e-mail stays.' },
    { name: 'Allow registration', description: 'Sends the form.', selector: 'button' },
    { name: 'Result', description: 'Who can register again. It is announced, and the field is cleared.' },
  ],
  keyboard: [{ key: 'Enter', effect: 'In the field, sends the form.', story: 'Allowed' }],
};
