import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './SignInPage.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['Around `LoginForm` or `RegisterForm`, as the content of a `Page`.'],
  avoid: [
    'Under a `PageHeading`: it renders the page’s `<h1>` itself.',
    'For a long form: `ProductForm` has a card of its own.',
  ],
  anatomy: [
    { name: 'Title', description: 'The page’s `<h1>`.', selector: 'h1' },
    { name: 'Reason', description: 'Optional. Why the visitor was redirected here, and the benefit of signing in.' },
    { name: 'Form', description: 'Screen readers read it before the content beside it.', selector: 'form' },
    {
      name: 'Side',
      description: 'The benefit of signing in, optionally under a decorative picture.',
      selector: 'img',
    },
  ],
};
