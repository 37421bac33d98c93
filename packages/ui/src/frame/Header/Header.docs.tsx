import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './Header.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'Once on a page, as the `header` of `Page`.',
    'Leave `signedIn` undefined until you know: then neither LOGIN nor LOGOUT is offered.',
  ],
  avoid: ['For the pages of a role: `RolePanel` leads to those.'],
  anatomy: [
    { name: 'Wordmark', description: 'The way home.', selector: 'a' },
    { name: 'Search', description: 'Optional, a `SearchField`. On smaller screens below, and its button opens it.' },
    { name: 'Menu', description: 'On small screens only. Tells whether it is open.' },
    { name: 'Pages', description: 'The categories, home and blog. The current one is marked.', selector: 'nav' },
    { name: 'Account', description: 'REGISTER and LOGIN, or LOGOUT.' },
    { name: 'Theme', description: 'A `ThemeSwitch`.', selector: 'nav + button' },
  ],
  keyboard: [
    { key: '/', effect: 'Leads to the search, except from where it is typed.', story: 'WithSearch' },
    {
      key: 'Escape',
      effect:
        'Closes the open menu, or the opened search whose field is empty, and gives the focus back to its button.',
      story: 'PhoneMenuCloses',
    },
  ],
};
