import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './PageHeading.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'Once on a page, first in its content. `title` in the dashboard.',
    'After a navigation, focus `#page-heading`: a listener hears where the link has led.',
  ],
  avoid: ['On the home page: `Hero`. Over an article: `Article`. Beside a form: `SignInPage`. Each has its own.'],
  anatomy: [
    { name: 'Title', description: 'The page’s `<h1>`.', selector: 'h1' },
    { name: 'Text', description: 'Optional. What the page is for.', selector: 'h1 + p' },
    { name: 'Actions', description: 'Optional. Links and buttons for the page as a whole.', selector: 'a' },
  ],
};
