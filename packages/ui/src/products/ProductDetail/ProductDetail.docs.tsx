import { macBook } from '@apple-only/contract/fixtures';
import type { ComponentDocs } from '../../component-docs.ts';
import { Button } from '../../parts/Button/Button.tsx';
import { ProductDetail } from './ProductDetail.tsx';
import type * as stories from './ProductDetail.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'Once on a page: the page of one product, open to visitors.',
    'Pass what the viewer can do as `action`: a button that books, or a link to log in.',
    'Under it, `SimilarProducts`.',
  ],
  avoid: ['In a list: `ProductCard` shows as much in less room, and `ProductTile` the most important of it.'],
  anatomy: [
    { part: 'Picture', is: 'The photo, loaded before others. Grey once the product is booked.', at: 'img' },
    { part: 'Category', is: 'A link to the other products of the category.', at: 'p > a' },
    { part: 'Name', is: 'The page’s `<h1>`. Takes the focus after a navigation.', at: 'h1' },
    { part: 'Badges', is: 'Advertised, Booked. None while neither is true.' },
    { part: 'Price', is: 'As typed, behind one `$`.', at: 'data' },
    { part: 'Saved', is: 'Against the original price, where both are numbers.', at: 's' },
    { part: 'Grade', is: 'The condition on its scale of three.', at: '[data-condition]' },
    { part: 'Action', is: 'Yours. Its place is kept while the viewer is not known.', at: 'button' },
    { part: 'Share', is: 'The device’s own sheet, or the link is copied.', at: 'output' },
    { part: 'Meaning', is: 'What the condition means for the category: the least that the device must be.', at: 'dl' },
    { part: 'Price hint', is: 'Yours: a `PriceHint`, where there is enough to compare with.' },
    { part: 'Facts', is: 'Original price, years and location.', at: 'dl' },
    { part: 'Description', is: 'The seller’s words, all of them.', at: 'section p' },
    {
      part: 'Seller',
      is: 'E-mail and number, or where to log in; whether the seller is verified, and since when registered.',
      at: '[data-set]',
    },
    { part: 'Facts table', is: 'What the seller states about the device, and what not.', at: 'table' },
  ],
  accessibility: [
    'Description and seller are regions named by their headings.',
    'The original price is announced as such before the crossed-out amount.',
    'The message after sharing is announced.',
  ],
  pictures: [
    {
      do: {
        shows: <ProductDetail product={macBook} contact={null} action={<Button wide>Booking Now</Button>} />,
        because: '`contact={null}` for visitors: they read where to log in.',
      },
      dont: {
        shows: <ProductDetail product={macBook} action={<Button wide>Booking Now</Button>} />,
        because: 'Do not leave `contact` out for good: it means that the contact is loading.',
      },
    },
  ],
};
