import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './Header.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'Once on a page, as the `header` of `Page`.',
    'Leave `signedIn` undefined while the session loads: the header then shows neither LOGIN nor LOGOUT.',
  ],
  avoid: ['For links to the pages of a role: `RolePanel`.'],
  anatomy: [
    { name: 'Wordmark', description: 'A link to the home page.', selector: 'a' },
    {
      name: 'Search',
      description: 'Optional: a `SearchField`. On smaller screens it is below the rest, and a button opens it.',
    },
    { name: 'Menu', description: 'A button on small screens. It has `aria-expanded`.' },
    {
      name: 'Pages',
      description: 'Links to the categories, home and blog. The current page is marked.',
      selector: 'nav',
    },
    { name: 'Account', description: 'REGISTER and LOGIN, or LOGOUT.' },
    { name: 'Theme', description: 'A `ThemeSwitch`.', selector: 'nav + button' },
  ],
  keyboard: [
    { key: '/', effect: 'Moves the focus to the search, except while the user types in a field.', story: 'WithSearch' },
    {
      key: 'Escape',
      effect: 'Closes the open menu, or the open search if its field is empty, and returns the focus to the button.',
      story: 'PhoneMenuCloses',
    },
  ],
};
