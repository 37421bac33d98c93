import { newSeller, seller } from '@apple-only/contract/fixtures';
import type { ComponentDocs } from '../../component-docs.ts';
import { PeopleTable } from './PeopleTable.tsx';
import type * as stories from './PeopleTable.stories.tsx';

const nothing = () => {};
const sellers = [seller, newSeller];

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'On an admin’s page, for all buyers or all sellers. Pass `undefined` while they load.',
    'Pass only the handlers of the allowed actions: without any, the table has no column for them.',
    'Pass the `_id`s of the users whose action is in progress, as `verifying` or `deleting`.',
  ],
  avoid: [
    'For products or bookings: cards in a `Grid`.',
    'On a page that is not only for admins: it shows every user’s e-mail.',
  ],
  anatomy: [
    {
      name: 'Caption',
      description:
        'Names the table: the number of users, and of those not verified. With `more`, only of the loaded ones.',
      selector: 'caption',
    },
    {
      name: 'Head',
      description: 'The names of the columns. In a narrow table, only screen readers read them.',
      selector: 'th',
    },
    {
      name: 'User',
      description: 'Picture or initials, and the name: the header of the row.',
      selector: '[role="rowheader"]',
    },
    { name: 'E-mail', description: 'A `mailto:` link.', selector: 'td' },
    { name: 'Verified', description: 'For sellers only: verified or not.', selector: 'td:nth-of-type(2)' },
    {
      name: 'Actions',
      description: 'Verify or remove the badge, and delete. Ask for confirmation before the last two.',
      selector: 'td:last-child button',
    },
  ],
  accessibility: [
    'It stays a table for screen readers if each row is drawn in several lines.',
    'The user’s name describes each button. One live region announces the actions in progress of all rows.',
    'If a button disappears after its action, its focus moves to the row.',
  ],
  examples: [
    {
      do: {
        example: <PeopleTable kind="sellers" people={sellers} onVerify={nothing} verifying={[newSeller._id]} />,
        reason: 'While an action is in progress, name its row: only the button of that row is pending.',
      },
      dont: {
        example: <PeopleTable kind="sellers" people={undefined} />,
        reason: 'Do not replace the whole table while one row changes.',
      },
    },
  ],
};
