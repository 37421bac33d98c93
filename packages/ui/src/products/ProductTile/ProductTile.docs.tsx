import { macBook } from '@apple-only/contract/fixtures';
import type { ComponentDocs } from '../../component-docs.ts';
import { ProductTile } from './ProductTile.tsx';
import type * as stories from './ProductTile.stories.tsx';

const narrow = { maxInlineSize: '22rem' };

export const docs: ComponentDocs<typeof stories> = {
  use: ['In a `Grid` of three or four, to lead to the page where the product is read and booked.'],
  avoid: [
    'Where a product is booked: `ProductCard`.',
    'For the advertised ones: `AdvertisedCard` leaves the facts out.',
  ],
  anatomy: [
    { name: 'Picture', description: 'Grey once the product is booked.', selector: 'img' },
    { name: 'Category', description: 'Above the name.', selector: 'p' },
    { name: 'Name', description: 'A heading. The link, if there is an `href`.', selector: 'h3' },
    { name: 'Badges', description: 'Advertised, Booked. None while neither is true.' },
    { name: 'Price', description: 'As typed, behind one `$`.', selector: 'data' },
    { name: 'Grade', description: 'The condition on its scale of three.', selector: '[data-condition]' },
    { name: 'Facts', description: 'Original price, years of use, location, day of publication.', selector: 'dl' },
  ],
  accessibility: ['One link, named by the product. The rest of the tile leads there for a finger or a mouse.'],
  examples: [
    {
      do: {
        example: (
          <div style={narrow}>
            <ProductTile product={macBook} href="/category/macbook" />
          </div>
        ),
        reason: 'Give it an `href`: the whole tile leads there.',
      },
      dont: {
        example: (
          <a href="/category/macbook" style={{ ...narrow, display: 'block' }}>
            <ProductTile product={macBook} />
          </a>
        ),
        reason: 'Do not wrap it in a link: all its words would become the link’s name.',
      },
    },
  ],
};
