import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './Statistics.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['On the home page, for the shop in five numbers.'],
  avoid: ['In a dashboard: the counts of `Overview` lead somewhere.', 'For the facts of a product: `Facts`.'],
  anatomy: [
    { part: 'Number', is: 'As given.', at: 'dd' },
    { part: 'Name', is: 'What is counted. Heard before its number.', at: 'dt' },
  ],
};
