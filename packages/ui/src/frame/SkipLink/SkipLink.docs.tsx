import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './SkipLink.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['In a page layout of your own, before everything else, with `id="main"` on your content.'],
  avoid: ['In a `Page`: it has one.'],
  keyboard: [
    {
      key: 'Tab',
      effect: 'From the top of the page, moves the focus to the link, which becomes visible.',
      story: 'Focused',
    },
  ],
};
