import { iPhone, macBook } from '@apple-only/contract/fixtures';
import type { ComponentDocs } from '../../component-docs.ts';
import { SimilarProducts } from './SimilarProducts.tsx';
import type * as stories from './SimilarProducts.stories.tsx';

const hrefOf = ({ _id }: { _id: string }) => `/product/${_id}`;

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'Under `ProductDetail`, and on the page of a product that was withdrawn.',
    'Pass `undefined` while they load: the places of a row are kept.',
  ],
  avoid: ['For a list that a page is about: a `Grid` of `ProductTile`.'],
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
        reason: 'A few, which fill at most one row.',
      },
      dont: {
        example: <SimilarProducts products={[macBook, macBook]} hrefOf={hrefOf} />,
        reason: 'Do not show a product twice, nor the one that the page is about.',
      },
    },
  ],
};
