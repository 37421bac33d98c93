import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './Wordmark.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['As the shop’s name, where it leads home. `Header` and `Footer` have it.'],
  avoid: ['In running text: write the name.'],
};
