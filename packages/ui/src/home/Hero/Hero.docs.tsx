import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './Hero.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['First on the home page, with `CategoryLinks` in it.'],
  avoid: ['On other pages: `PageHeading`.', 'For news that change: `AdBanner`, further down.'],
  anatomy: [
    { part: 'Heading', is: 'The page’s `<h1>`.', at: 'h1' },
    { part: 'Text', is: 'What the shop promises, in a sentence.', at: 'h1 + p' },
    { part: 'Ways in', is: 'The category links.', at: 'nav' },
  ],
};
