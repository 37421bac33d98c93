import { macBook } from '@apple-only/contract/fixtures';
import type { ComponentDocs } from '../../component-docs.ts';
import { ProductTile } from './ProductTile.tsx';
import type * as stories from './ProductTile.stories.tsx';

const narrow = { maxInlineSize: '22rem' };

export const docs: ComponentDocs<typeof stories> = {
  use: ['In a `Grid` of three or four columns, as a link to the page of the product.'],
  avoid: ['Where buyers book: `ProductCard`.', 'For advertised products: `AdvertisedCard`, which omits the facts.'],
  anatomy: [
    { name: 'Picture', description: 'Grey once the product is booked.', selector: 'img' },
    { name: 'Category', description: 'Above the name.', selector: 'p' },
    { name: 'Name', description: 'A heading. With an `href`, it is the link.', selector: 'h3' },
    { name: 'Badges', description: 'Advertised, Booked, both or none.' },
    { name: 'Price', description: 'As typed, after one `$`.', selector: 'data' },
    { name: 'Grade', description: 'The condition on its scale of three.', selector: '[data-condition]' },
    { name: 'Facts', description: 'Original price, years of use, location, day of publication.', selector: 'dl' },
  ],
  accessibility: ['One link, named after the product. For touch and mouse, the whole tile is the link.'],
  examples: [
    {
      do: {
        example: (
          <div style={narrow}>
            <ProductTile product={macBook} href="/category/macbook" />
          </div>
        ),
        reason: 'Pass an `href`: the whole tile is the link.',
      },
      dont: {
        example: (
          <a href="/category/macbook" style={{ ...narrow, display: 'block' }}>
            <ProductTile product={macBook} />
          </a>
        ),
        reason: 'Do not wrap it in a link: its whole text would become the link’s name.',
      },
    },
  ],
};
