import type { ComponentDocs } from '../../component-docs.ts';
import { Price } from './Price.tsx';
import type * as stories from './Price.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['For the price of a product, exactly as its seller typed it.', '`large` on a full card.'],
  avoid: ['Among facts or in a sentence: `priceText` returns the same text without the large type.'],
  examples: [
    {
      do: { example: <Price value="620 or best offer" />, reason: 'Pass the text as the API returns it.' },
      dont: {
        example: <Price value={Number('620 or best offer').toFixed(2)} />,
        reason: 'Do not convert it to a number: a price is free text, and this one is not a number.',
      },
    },
  ],
};
