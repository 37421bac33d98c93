import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './PriceHint.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'Beside the price of a form, while a seller types it.',
    'On the page of a product, with the guide of products like it.',
  ],
  avoid: [
    'On each card of a list: one guide a page.',
    'As an estimate: it says what others ask, not what a device is worth.',
  ],
  anatomy: [
    { name: 'Prices', description: 'What the half in the middle asks.', selector: '[aria-live] > p' },
    {
      name: 'Scale',
      description: 'The same, drawn: a box for that half, a line for the middle price.',
      selector: '[data-scale]',
    },
    { name: 'Price', description: 'Where the price is on the scale; at an end, if it is far off.', selector: 'circle' },
  ],
};
