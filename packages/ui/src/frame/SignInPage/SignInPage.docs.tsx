import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './SignInPage.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['Around `LoginForm` or `RegisterForm`, as the content of a `Page`.'],
  avoid: ['Under a `PageHeading`: it has the page’s `<h1>`.', 'For a long form: `ProductForm` brings its own card.'],
  anatomy: [
    { name: 'Title', description: 'The page’s `<h1>`.', selector: 'h1' },
    { name: 'Reason', description: 'Optional. Why a visitor is here, and what they get.' },
    { name: 'Form', description: 'Read before what is beside it.', selector: 'form' },
    {
      name: 'Side',
      description: 'What signing in is good for, optionally under a decorative picture.',
      selector: 'img',
    },
  ],
};
