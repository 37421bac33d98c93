import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './Footer.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['Once on a page, as the `footer` of `Page`.'],
  avoid: ['For links of your own: its pages are those of `ShopProvider`.'],
  anatomy: [
    {
      name: 'Shop',
      description: 'The wordmark, what the shop is, and whether `/` leads to the search.',
      selector: 'a',
    },
    { name: 'Devices', description: 'The categories of the shop.', selector: 'h2' },
    { name: 'Apple Only', description: 'Home, blog, about.', selector: 'div:nth-of-type(3) > h2' },
    {
      name: 'Help',
      description: 'Contact, and login and register, or the dashboard of a signed-in user.',
      selector: 'div:nth-of-type(4) > h2',
    },
  ],
};
