import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './Header.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'Once on a page, as the `header` of `Page`.',
    'Leave `signedIn` undefined until you know: then neither LOGIN nor LOGOUT is offered.',
  ],
  avoid: ['For the pages of a role: `RolePanel` leads to those.'],
  anatomy: [
    { part: 'Wordmark', is: 'The way home.', at: 'a' },
    { part: 'Search', is: 'Optional, a `SearchField`. On smaller screens below, and its button opens it.' },
    { part: 'Menu', is: 'On small screens only. Tells whether it is open.' },
    { part: 'Pages', is: 'The categories, home and blog. The current one is marked.', at: 'nav' },
    { part: 'Account', is: 'REGISTER and LOGIN, or LOGOUT.' },
    { part: 'Theme', is: 'A `ThemeSwitch`.', at: 'nav + button' },
  ],
  keyboard: [
    { key: '/', does: 'Leads to the search, except from where it is typed.', story: 'WithSearch' },
    {
      key: 'Escape',
      does: 'Closes the open menu, or the opened search whose field is empty, and gives the focus back to its button.',
      story: 'PhoneMenuCloses',
    },
  ],
};
