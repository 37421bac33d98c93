import { newSeller, seller } from '@apple-only/contract/fixtures';
import type { ComponentDocs } from '../../component-docs.ts';
import { PeopleTable } from './PeopleTable.tsx';
import type * as stories from './PeopleTable.stories.tsx';

const nothing = () => {};
const sellers = [seller, newSeller];

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'On an admin’s page, for all buyers or all sellers. Hand over undefined until they are there.',
    'Give only the handlers of what may be done: without any, there is no column of actions.',
    '`verifying` and `deleting` while that is under way, by `_id`.',
  ],
  avoid: [
    'For products or bookings: cards in a `Grid`.',
    'On a page that others than admins see: it shows everyone’s e-mail.',
  ],
  anatomy: [
    {
      part: 'Caption',
      is: 'How many there are, and how many are not verified. Names the table. With `more`, of the first ones.',
      at: 'caption',
    },
    { part: 'Head', is: 'The names of the columns. Where it is narrow they are heard, not seen.', at: 'th' },
    { part: 'Person', is: 'Picture or initials, and the name. The header of its row.', at: '[role="rowheader"]' },
    { part: 'E-mail', is: 'As text.', at: 'td' },
    { part: 'Verified', is: 'Sellers only: verified, or not.', at: 'td:nth-of-type(2)' },
    { part: 'Actions', is: 'Verify or take back, and delete. Ask before the last two.', at: 'td:last-child button' },
  ],
  accessibility: [
    'A table also where each row is drawn as a record of several lines.',
    'Every button is described by the person’s name; what is under way is announced once for all rows.',
    'A button that goes with what it did leaves its focus to its row.',
  ],
  pictures: [
    {
      do: {
        shows: <PeopleTable kind="sellers" people={sellers} onVerify={nothing} verifying={[newSeller._id]} />,
        because: 'While it is under way, name the row: its button waits, the others do not.',
      },
      dont: {
        shows: <PeopleTable kind="sellers" people={undefined} />,
        because: 'Do not take the whole table away for one row.',
      },
    },
  ],
};
