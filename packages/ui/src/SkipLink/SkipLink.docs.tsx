import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs<typeof import('./SkipLink.stories.tsx')> = {
  use: ['In a frame of your own, before everything else, with `id="main"` on your content.'],
  avoid: ['In a `Page`: it has one.'],
  keyboard: [{ key: 'Tab', does: 'From the top of the page, reaches the link, and shows it.', story: 'Focused' }],
};
