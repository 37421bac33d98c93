import { iPhone, macBook } from '@apple-only/contract/fixtures';
import type { ComponentDocs } from '../../component-docs.ts';
import { SimilarProducts } from './SimilarProducts.tsx';
import type * as stories from './SimilarProducts.stories.tsx';

const hrefOf = ({ _id }: { _id: string }) => `/product/${_id}`;

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'Under `ProductDetail`, and on the page of a product that was withdrawn.',
    'Pass `undefined` while they load: the room of one row is reserved.',
  ],
  avoid: ['For the main list of a page: a `Grid` of `ProductTile`.'],
  anatomy: [
    { name: 'Heading', description: 'Names the region.', selector: 'h2' },
    {
      name: 'Cards',
      description: 'Each leads to its product. On a phone the row scrolls sideways.',
      selector: 'article',
    },
  ],
  accessibility: ['A landmark, with a list of links named by the products.'],
  examples: [
    {
      do: {
        example: <SimilarProducts products={[macBook, iPhone]} hrefOf={hrefOf} />,
        reason: 'Pass a few products, at most one row.',
      },
      dont: {
        example: <SimilarProducts products={[macBook, macBook]} hrefOf={hrefOf} />,
        reason: 'Do not show a product twice, nor the product of the page itself.',
      },
    },
  ],
};
