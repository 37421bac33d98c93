import type { ComponentDocs } from '../../component-docs.ts';
import { Facts } from '../../parts/Facts/Facts.tsx';
import { FactsTable } from './FactsTable.tsx';
import type * as stories from './FactsTable.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['On the page of one product, with all of its facts.'],
  avoid: [
    'On a card: it has the facts that every product has.',
    'For facts of your own: `Facts` takes any.',
    'With only the facts that are stated: a buyer would not know what to ask.',
  ],
  anatomy: [
    { part: 'Title', is: 'The caption.', at: 'caption' },
    { part: 'Fact', is: 'The name, as in the form.', at: 'th' },
    { part: 'Value', is: 'In words, with its unit.', at: 'td' },
    { part: 'Not stated', is: 'The last line: the facts that the seller has not stated.', at: 'tr:last-child' },
  ],
  accessibility: ['A screen reader reads each value with its name, as in any table.'],
  pictures: [
    {
      do: {
        shows: <FactsTable product={{ model: 'iPhone 15', storage: '128 GB', battery_health: 89 }} />,
        because: 'Say what is missing: each is a question to the seller.',
      },
      dont: {
        shows: <Facts rows={[{ term: 'Battery health', value: 'probably fine' }]} />,
        because: 'Do not invent what the seller has not stated.',
      },
    },
  ],
};
