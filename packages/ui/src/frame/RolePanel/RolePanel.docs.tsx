import { buyer, newSeller } from '@apple-only/contract/fixtures';
import type { ComponentDocs } from '../../component-docs.ts';
import { RolePanel } from './RolePanel.tsx';
import type * as stories from './RolePanel.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'As the `panel` of `Page`, on every page of a signed-in person: at the side in the dashboard, on top elsewhere.',
    'Hand over null for a visitor: nothing is drawn.',
  ],
  avoid: ['For the shop’s own pages: `Header`.', 'While it is not known who is there: hand over null.'],
  anatomy: [
    { part: 'Role', is: 'As what the person is signed in.', at: 'b' },
    { part: 'Person', is: 'Name and e-mail; whether a seller is verified.', at: 'div > p' },
    { part: 'Links', is: 'Where the role can go. The current one is marked.', at: 'nav' },
  ],
  pictures: [
    {
      do: {
        shows: <RolePanel user={newSeller} currentPath="/dashboard/sellers/allproducts" />,
        because: 'Hand over the path: the current link is marked, and heard as such.',
      },
      dont: {
        shows: <RolePanel user={{ ...buyer, name: 'Sadia Karim (buyer)' }} currentPath="" />,
        because: 'Do not write the role into the name: the panel says it. And do not leave the path out.',
      },
    },
  ],
};
