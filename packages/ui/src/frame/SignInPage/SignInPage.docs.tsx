import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './SignInPage.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['Around `LoginForm` or `RegisterForm`, as the content of a `Page`.'],
  avoid: ['Under a `PageHeading`: it has the page’s `<h1>`.', 'For a long form: `ProductForm` brings its own card.'],
  anatomy: [
    { part: 'Title', is: 'The page’s `<h1>`.', at: 'h1' },
    { part: 'Reason', is: 'Optional. Why a visitor is here, and what they get.' },
    { part: 'Form', is: 'Read before what is beside it.', at: 'form' },
    { part: 'Side', is: 'What signing in is good for, optionally under a decorative picture.', at: 'img' },
  ],
};
