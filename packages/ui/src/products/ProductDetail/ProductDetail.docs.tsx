import { macBook } from '@apple-only/contract/fixtures';
import type { ComponentDocs } from '../../component-docs.ts';
import { Button } from '../../parts/Button/Button.tsx';
import { ProductDetail } from './ProductDetail.tsx';
import type * as stories from './ProductDetail.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'Once, on the page of one product. Visitors may see it.',
    'Pass the viewer’s next step as `action`: a button that books, or a link to log in.',
    'With `SimilarProducts` below it.',
  ],
  avoid: ['In a list: `ProductCard` needs less room, and `ProductTile` shows only the most important facts.'],
  anatomy: [
    {
      name: 'Photos',
      description: 'A `Gallery`. The first photo loads before other pictures. Grey once the product is booked.',
      selector: 'img',
    },
    { name: 'Category', description: 'A link to the other products of the category.', selector: 'p > a' },
    { name: 'Name', description: 'The page’s `<h1>`. It can take the focus after a navigation.', selector: 'h1' },
    { name: 'Badges', description: 'Advertised, Booked, both or none.' },
    { name: 'Price', description: 'As typed, after one `$`.', selector: 'data' },
    { name: 'Saved', description: 'The saving over the original price, if both are numbers.', selector: 's' },
    { name: 'Grade', description: 'The condition on its scale of three.', selector: '[data-condition]' },
    { name: 'Action', description: 'Your `action`, in an area as high as a button.', selector: 'button' },
    { name: 'Share', description: 'Opens the device’s share sheet, or copies the link.', selector: 'output' },
    {
      name: 'Meaning',
      description: 'What the condition means for the category: its minimum requirements.',
      selector: 'dl',
    },
    { name: 'Price hint', description: 'Your `PriceHint`, if there are enough similar products.' },
    { name: 'Facts', description: 'Original price, years and location.', selector: 'dl[data-columns]' },
    { name: 'Description', description: 'The seller’s whole text.', selector: 'section p' },
    {
      name: 'Seller',
      description:
        'E-mail and number, a link to log in, or a retry after a failure. Whether the seller is verified, and since when registered.',
      selector: '[data-set]',
    },
    {
      name: 'Facts table',
      description: 'The facts that the seller has stated, and those not stated.',
      selector: 'table',
    },
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
        reason: 'Pass `contact={null}` for visitors: they see where to log in.',
      },
      dont: {
        example: <ProductDetail product={macBook} action={<Button wide>Booking Now</Button>} />,
        reason: 'Do not omit `contact` permanently: without it, the contact is shown as loading.',
      },
    },
  ],
};
