import type { ComponentDocs } from '../component-docs.ts';

export const docs: ComponentDocs<typeof import('./Wordmark.stories.tsx')> = {
  use: ['As the shop’s name, where it leads home. `Header` and `Footer` have it.'],
  avoid: ['In running text: write the name.'],
};
