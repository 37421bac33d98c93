import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './NoAccess.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['For a signed-in person on a page of another role. It says whose page it is, and who they are.'],
  avoid: [
    'For a visitor: lead to the login page, and back.',
    'For a button that a person may not press: leave it out.',
  ],
  anatomy: [
    { name: 'Title', description: 'The page’s `<h1>`.', selector: 'h1' },
    { name: 'Text', description: 'Which roles may see the page, and the role of the person.', selector: 'h1 + p' },
    { name: 'Action', description: 'Optional. A way to get the role.' },
    { name: 'Way back', description: 'To the dashboard.', selector: 'a' },
    { name: 'Sign out', description: 'Optional, to come back as another person.', selector: 'button' },
    { name: 'Picture', description: 'Optional, decorative.', selector: 'img' },
  ],
  accessibility: ['The heading can take the focus after a navigation.'],
};
