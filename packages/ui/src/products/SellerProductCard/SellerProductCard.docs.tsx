import { ownHeadphones } from '@apple-only/contract/fixtures';
import type { ComponentDocs } from '../../component-docs.ts';
import { Button } from '../../parts/Button/Button.tsx';
import { SellerProductCard } from './SellerProductCard.tsx';
import type * as stories from './SellerProductCard.stories.tsx';

const nothing = () => {};

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'On My Products, in a `Grid` with `columns={3}`.',
    'Without its handlers for an admin, who looks and changes nothing.',
  ],
  avoid: ['For shoppers: it names the buyer. They get `ProductCard` or `ProductTile`.'],
  anatomy: [
    { part: 'Tile', is: 'Picture, category, name, badges, price and grade, as in `ProductTile`.', at: 'img' },
    { part: 'Facts', is: 'Original price, years of use, location, day of publication.', at: 'dl' },
    { part: 'State', is: 'On the market, booked, or not public.', at: 'dl + p' },
    { part: 'Buyer', is: 'Name, and phone and location where the buyer gave them. Only while it is booked.' },
    { part: 'Release booking', is: 'Only while it is booked. Ask for the reason with a `ReleaseDialog`.' },
    {
      part: 'Confirm',
      is: 'Only while it is `unconfirmed`, in the place of Advertise: it was listed before the e-mail was proven.',
    },
    { part: 'Advertise', is: 'Says what a press does now: Run Advertise, or Off Advertising.', at: 'button' },
    { part: 'Edit', is: 'A link to the form with which its seller changes it: `ProductForm` with `product`.' },
    { part: 'Delete', is: 'Ask first, with a `DeleteConfirmation`.', at: '[data-kind="dangerQuiet"]' },
  ],
  keyboard: [
    {
      key: 'Enter',
      does: 'On Run Advertise and Off Advertising, switches. The focus stays while the words change.',
      story: 'FromOffToAdvertisedAndBack',
    },
  ],
  accessibility: ['Every button is described by the product’s name.'],
  pictures: [
    {
      do: {
        shows: (
          <div style={{ maxInlineSize: '22rem' }}>
            <SellerProductCard product={ownHeadphones} onAdvertise={nothing} onRelease={nothing} onDelete={nothing} />
          </div>
        ),
        because: 'Delete is `dangerQuiet`: it leads to the question.',
      },
      dont: {
        shows: (
          <div style={{ maxInlineSize: '22rem', display: 'grid', gap: '0.5rem' }}>
            <SellerProductCard product={ownHeadphones} />
            <Button kind="danger" wide>
              Delete
            </Button>
          </div>
        ),
        because: 'Do not put your own buttons under the card: they do not know the product’s name, nor its state.',
      },
    },
  ],
};
