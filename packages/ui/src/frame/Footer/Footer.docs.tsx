import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './Footer.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['Once on a page, as the `footer` of `Page`.'],
  avoid: ['For links of your own: it links only to the pages of `ShopProvider`.'],
  anatomy: [
    {
      name: 'Shop',
      description: 'The wordmark, a sentence about the shop, and optionally the setting for the key `/`.',
      selector: 'a',
    },
    { name: 'Devices', description: 'The categories of the shop.', selector: 'h2' },
    {
      name: 'Apple Only',
      description: 'Home, blog, about, and the condition guide.',
      selector: 'div:nth-of-type(3) > h2',
    },
    {
      name: 'Help',
      description: 'Contact. For visitors also login and register, for a signed-in user the dashboard.',
      selector: 'div:nth-of-type(4) > h2',
    },
  ],
};
