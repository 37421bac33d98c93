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
    { part: 'Picture', is: 'Grey once the product is booked.', at: 'img' },
    { part: 'Category', is: 'Above the name.', at: 'p' },
    { part: 'Name', is: 'A heading. The link, if there is an `href`.', at: 'h3' },
    { part: 'Badges', is: 'Advertised, Booked. None while neither is true.' },
    { part: 'Price', is: 'As typed, behind one `$`.', at: 'data' },
    { part: 'Grade', is: 'The condition on its scale of three.', at: '[data-condition]' },
    { part: 'Facts', is: 'Original price, years of use, location, day of publication.', at: 'dl' },
  ],
  accessibility: ['One link, named by the product. The rest of the tile leads there for a finger or a mouse.'],
  pictures: [
    {
      do: {
        shows: (
          <div style={narrow}>
            <ProductTile product={macBook} href="/category/macbook" />
          </div>
        ),
        because: 'Give it an `href`: the whole tile leads there.',
      },
      dont: {
        shows: (
          <a href="/category/macbook" style={{ ...narrow, display: 'block' }}>
            <ProductTile product={macBook} />
          </a>
        ),
        because: 'Do not wrap it in a link: all its words would become the link’s name.',
      },
    },
  ],
};
