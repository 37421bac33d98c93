import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './NoAccess.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['For a signed-in person on a page of another role. It says whose page it is, and who they are.'],
  avoid: [
    'For a visitor: lead to the login page, and back.',
    'For a button that a person may not press: leave it out.',
  ],
  anatomy: [
    { part: 'Title', is: 'The page’s `<h1>`.', at: 'h1' },
    { part: 'Text', is: 'Which roles may see the page, and the role of the person.', at: 'h1 + p' },
    { part: 'Action', is: 'Optional. A way to get the role.' },
    { part: 'Way back', is: 'To the dashboard.', at: 'a' },
    { part: 'Sign out', is: 'Optional, to come back as another person.', at: 'button' },
    { part: 'Picture', is: 'Optional, decorative.', at: 'img' },
  ],
  accessibility: ['The heading can take the focus after a navigation.'],
};
