import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './Statistics.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['On the home page, for the shop in five numbers.'],
  avoid: ['In a dashboard: the counts of `Overview` lead somewhere.', 'For the facts of a product: `Facts`.'],
  anatomy: [
    { name: 'Number', description: 'As given.', selector: 'dd' },
    { name: 'Name', description: 'What is counted. Heard before its number.', selector: 'dt' },
  ],
};
