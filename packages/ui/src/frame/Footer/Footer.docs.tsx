import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './Footer.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['Once on a page, as the `footer` of `Page`.'],
  avoid: ['For links of your own: its pages are those of `ShopProvider`.'],
  anatomy: [
    { part: 'Shop', is: 'The wordmark, what the shop is, and whether `/` leads to the search.', at: 'a' },
    { part: 'Devices', is: 'The categories of the shop.', at: 'h2' },
    { part: 'Apple Only', is: 'Home, blog, about.', at: 'div:nth-of-type(3) > h2' },
    {
      part: 'Help',
      is: 'Contact, and login and register, or the dashboard of a signed-in user.',
      at: 'div:nth-of-type(4) > h2',
    },
  ],
};
