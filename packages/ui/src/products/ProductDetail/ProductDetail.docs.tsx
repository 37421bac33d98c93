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
    {
      name: 'Picture',
      description: 'The photo, loaded before others. Grey once the product is booked.',
      selector: 'img',
    },
    { name: 'Category', description: 'A link to the other products of the category.', selector: 'p > a' },
    { name: 'Name', description: 'The page’s `<h1>`. Takes the focus after a navigation.', selector: 'h1' },
    { name: 'Badges', description: 'Advertised, Booked. None while neither is true.' },
    { name: 'Price', description: 'As typed, behind one `$`.', selector: 'data' },
    { name: 'Saved', description: 'Against the original price, where both are numbers.', selector: 's' },
    { name: 'Grade', description: 'The condition on its scale of three.', selector: '[data-condition]' },
    { name: 'Action', description: 'Yours. Its place is kept while the viewer is not known.', selector: 'button' },
    { name: 'Share', description: 'The device’s own sheet, or the link is copied.', selector: 'output' },
    {
      name: 'Meaning',
      description: 'What the condition means for the category: the least that the device must be.',
      selector: 'dl',
    },
    { name: 'Price hint', description: 'Yours: a `PriceHint`, where there is enough to compare with.' },
    { name: 'Facts', description: 'Original price, years and location.', selector: 'dl' },
    { name: 'Description', description: 'The seller’s words, all of them.', selector: 'section p' },
    {
      name: 'Seller',
      description:
        'E-mail and number, where to log in, or a retry if they failed to load; whether the seller is verified, and since when registered.',
      selector: '[data-set]',
    },
    { name: 'Facts table', description: 'What the seller states about the device, and what not.', selector: 'table' },
  ],
  accessibility: [
    'Description and seller are regions named by their headings.',
    'The original price is announced as such before the crossed-out amount.',
    'The message after sharing is announced.',
  ],
  examples: [
    {
      do: {
        example: <ProductDetail product={macBook} contact={null} action={<Button wide>Booking Now</Button>} />,
        reason: '`contact={null}` for visitors: they read where to log in.',
      },
      dont: {
        example: <ProductDetail product={macBook} action={<Button wide>Booking Now</Button>} />,
        reason: 'Do not leave `contact` out for good: it means that the contact is loading.',
      },
    },
  ],
};
