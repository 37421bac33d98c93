import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './Wordmark.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['For the shop’s name as a link to the home page. `Header` and `Footer` have it.'],
  avoid: ['In running text: write the name instead.'],
};
