import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './Hero.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['First on the home page, with `CategoryLinks` in it.'],
  avoid: ['On other pages: `PageHeading`.', 'For news: `AdBanner`, further down.'],
  anatomy: [
    { name: 'Heading', description: 'The page’s `<h1>`.', selector: 'h1' },
    { name: 'Text', description: 'The shop’s promise, in a sentence.', selector: 'h1 + p' },
    { name: 'Links', description: '`CategoryLinks`.', selector: 'nav' },
  ],
};
