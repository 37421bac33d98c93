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
    { name: 'Role', description: 'As what the person is signed in.', selector: 'b' },
    { name: 'Person', description: 'Name and e-mail; whether a seller is verified.', selector: 'div > p' },
    { name: 'Links', description: 'Where the role can go. The current one is marked.', selector: 'nav' },
  ],
  examples: [
    {
      do: {
        example: <RolePanel user={newSeller} currentPath="/dashboard/sellers/allproducts" />,
        reason: 'Hand over the path: the current link is marked, and heard as such.',
      },
      dont: {
        example: <RolePanel user={{ ...buyer, name: 'Sadia Karim (buyer)' }} currentPath="" />,
        reason: 'Do not write the role into the name: the panel says it. And do not leave the path out.',
      },
    },
  ],
};
