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
      name: 'Caption',
      description:
        'How many there are, and how many are not verified. Names the table. With `more`, of the first ones.',
      selector: 'caption',
    },
    {
      name: 'Head',
      description: 'The names of the columns. Where it is narrow they are heard, not seen.',
      selector: 'th',
    },
    {
      name: 'Person',
      description: 'Picture or initials, and the name. The header of its row.',
      selector: '[role="rowheader"]',
    },
    { name: 'E-mail', description: 'As text.', selector: 'td' },
    { name: 'Verified', description: 'Sellers only: verified, or not.', selector: 'td:nth-of-type(2)' },
    {
      name: 'Actions',
      description: 'Verify or take back, and delete. Ask before the last two.',
      selector: 'td:last-child button',
    },
  ],
  accessibility: [
    'A table also where each row is drawn as a record of several lines.',
    'Every button is described by the person’s name; what is under way is announced once for all rows.',
    'A button that goes with what it did leaves its focus to its row.',
  ],
  examples: [
    {
      do: {
        example: <PeopleTable kind="sellers" people={sellers} onVerify={nothing} verifying={[newSeller._id]} />,
        reason: 'While it is under way, name the row: its button waits, the others do not.',
      },
      dont: {
        example: <PeopleTable kind="sellers" people={undefined} />,
        reason: 'Do not take the whole table away for one row.',
      },
    },
  ],
};
