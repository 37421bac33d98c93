import type { ComponentDocs } from '../../component-docs.ts';
import { Price } from './Price.tsx';
import type * as stories from './Price.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['For the price of a product, exactly as its seller typed it.', '`large` on a full card.'],
  avoid: ['Among facts or in a sentence: `priceText` gives the same words without the size.'],
  examples: [
    {
      do: { example: <Price value="620 or best offer" />, reason: 'Hand over the text as the API answers it.' },
      dont: {
        example: <Price value={Number('620 or best offer').toFixed(2)} />,
        reason: 'Do not make a number of it. A price is free text, and this is what is left of it.',
      },
    },
  ],
};
