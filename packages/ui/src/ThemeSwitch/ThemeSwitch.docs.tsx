import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs<typeof import('./ThemeSwitch.stories.tsx')> = {
  use: [
    'Once on a page. `Header` has it.',
    'Keep what `onChange` says, and set `data-theme` on the root; for `system`, take it away.',
  ],
  avoid: ['For a theme of a shop, which is a class: see Introduction, “A theme of your own”.'],
};
