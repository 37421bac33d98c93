import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './ThemeSwitch.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'Once on a page. `Header` has it.',
    'Keep what `onChange` says, and set `data-theme` on the root; for `system`, take it away.',
  ],
  avoid: ['For a theme of a shop, which is a class: see Introduction, “A theme of your own”.'],
};
