import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './PageHeading.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'Once on a page, first in its content. In the dashboard, with `size="title"`.',
    'After a navigation, focus `#page-heading`: screen readers then announce the new page.',
  ],
  avoid: [
    'On the home page: `Hero`. Over an article: `Article`. Beside a form: `SignInPage`. Each has a heading of its own.',
  ],
  anatomy: [
    { name: 'Title', description: 'The page’s `<h1>`.', selector: 'h1' },
    { name: 'Text', description: 'Optional. The purpose of the page.', selector: 'h1 + p' },
    { name: 'Actions', description: 'Optional. Links and buttons for the page as a whole.', selector: 'a' },
  ],
};
