import type { ComponentDocs } from '../../component-docs.ts';
import { Facts } from '../../parts/Facts/Facts.tsx';
import { FactsTable } from './FactsTable.tsx';
import type * as stories from './FactsTable.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['On the page of one product, with all of its facts.'],
  avoid: [
    'On a card: cards show only the facts that every product has.',
    'For facts of your own: `Facts` accepts any.',
    'With only the stated facts: a buyer would not know what to ask.',
  ],
  anatomy: [
    { name: 'Title', description: 'The caption.', selector: 'caption' },
    { name: 'Fact', description: 'The name, as in the form.', selector: 'th' },
    { name: 'Value', description: 'In words, with its unit.', selector: 'td' },
    {
      name: 'Not stated',
      description: 'The last line: the facts that the seller has not stated.',
      selector: 'tr:last-child',
    },
  ],
  accessibility: ['A screen reader reads each value with its name, as in any table.'],
  examples: [
    {
      do: {
        example: <FactsTable product={{ model: 'iPhone 15', storage: '128 GB', battery_health: 89 }} />,
        reason: 'Name the missing facts: buyers can ask the seller about them.',
      },
      dont: {
        example: <Facts rows={[{ term: 'Battery health', value: 'probably fine' }]} />,
        reason: 'Do not invent what the seller has not stated.',
      },
    },
  ],
};
