import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './NoAccess.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'For a signed-in user on a page of another role. It says which roles may see the page, and which one the user has.',
  ],
  avoid: [
    'For a visitor: redirect to the login page, and back after the login.',
    'For an action that the user may not take: omit its button.',
  ],
  anatomy: [
    { name: 'Title', description: 'The page’s `<h1>`.', selector: 'h1' },
    { name: 'Text', description: 'Which roles may see the page, and the role of the user.', selector: 'h1 + p' },
    { name: 'Action', description: 'Optional. A way to get the role.' },
    { name: 'Way back', description: 'A link to the dashboard.', selector: 'a' },
    { name: 'Sign out', description: 'Optional, to return with another account.', selector: 'button' },
    { name: 'Picture', description: 'Optional, decorative.', selector: 'img' },
  ],
  accessibility: ['The heading can take the focus after a navigation.'],
};
