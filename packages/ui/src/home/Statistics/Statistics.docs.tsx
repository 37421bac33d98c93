import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './Statistics.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['On the home page, for the shop in five numbers.'],
  avoid: ['In a dashboard: `Overview`, whose counts are links.', 'For the facts of a product: `Facts`.'],
  anatomy: [
    { name: 'Number', description: 'In the digits of the shop’s language.', selector: 'dd' },
    { name: 'Name', description: 'What is counted. Screen readers read it before its number.', selector: 'dt' },
  ],
};
