import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './ThemeSwitch.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'Once on a page. `Header` has it.',
    'Store the theme from `onChange`, and set it as `data-theme` on the root element. For `system`, remove that.',
  ],
  avoid: ['For the theme of a shop, which is a CSS class: see Introduction, “A theme of your own”.'],
};
