import { buyer, newSeller } from '@apple-only/contract/fixtures';
import type { ComponentDocs } from '../../component-docs.ts';
import { RolePanel } from './RolePanel.tsx';
import type * as stories from './RolePanel.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'As the `panel` of `Page`, on every page of a signed-in user: at the side in the dashboard, on top elsewhere.',
    'Pass `null` for a visitor: the panel then renders nothing.',
  ],
  avoid: ['For links to the shop’s own pages: `Header`.', 'While the session loads: pass `null`.'],
  anatomy: [
    { name: 'Role', description: 'The role of the signed-in user.', selector: 'b' },
    { name: 'User', description: 'Name and e-mail, and whether a seller is verified.', selector: 'div > p' },
    { name: 'Links', description: 'The pages of the role. The current one is marked.', selector: 'nav' },
  ],
  examples: [
    {
      do: {
        example: <RolePanel user={newSeller} currentPath="/dashboard/sellers/allproducts" />,
        reason: 'Pass the path: the link to the current page is marked, also for screen readers.',
      },
      dont: {
        example: <RolePanel user={{ ...buyer, name: 'Sadia Karim (buyer)' }} currentPath="" />,
        reason: 'Do not write the role into the name: the panel shows it. Do not leave the path empty.',
      },
    },
  ],
};
