import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './PriceHint.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'Beside the price field of a form, while a seller types.',
    'On the page of a product, with the prices of similar products as `guide`.',
  ],
  avoid: [
    'On each card of a list: use one per page.',
    'As an estimate: it says what others ask, not what a device is worth.',
  ],
  anatomy: [
    {
      name: 'Prices',
      description: 'The range in which the middle half of the prices is.',
      selector: '[aria-live] > p',
    },
    {
      name: 'Scale',
      description: 'The same as a drawing: a box for that half, a line for the middle price.',
      selector: '[data-scale]',
    },
    {
      name: 'Price',
      description: 'The position of the price on the scale; at an end, if it is far off.',
      selector: 'circle',
    },
  ],
};
