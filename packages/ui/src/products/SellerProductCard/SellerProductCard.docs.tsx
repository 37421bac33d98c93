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
    {
      name: 'Tile',
      description: 'Picture, category, name, badges, price and grade, as in `ProductTile`.',
      selector: 'img',
    },
    { name: 'Facts', description: 'Original price, years of use, location, day of publication.', selector: 'dl' },
    { name: 'State', description: 'On the market, booked, or not public.', selector: 'dl + p' },
    { name: 'Buyer', description: 'Name, and phone and location where the buyer gave them. Only while it is booked.' },
    { name: 'Release booking', description: 'Only while it is booked. Ask for the reason with a `ReleaseDialog`.' },
    {
      name: 'Confirm',
      description:
        'Only while it is `unconfirmed`, in the place of Advertise: it was listed before the e-mail was proven.',
    },
    {
      name: 'Advertise',
      description: 'Says what a press does now: Run Advertise, or Off Advertising.',
      selector: 'button',
    },
    { name: 'Edit', description: 'A link to the form with which its seller changes it: `ProductForm` with `product`.' },
    { name: 'Delete', description: 'Ask first, with a `DeleteConfirmation`.', selector: '[data-kind="dangerQuiet"]' },
  ],
  keyboard: [
    {
      key: 'Enter',
      effect: 'On Run Advertise and Off Advertising, switches. The focus stays while the words change.',
      story: 'AdvertisedAndStopped',
    },
  ],
  accessibility: ['Every button is described by the product’s name.'],
  examples: [
    {
      do: {
        example: (
          <div style={{ maxInlineSize: '22rem' }}>
            <SellerProductCard product={ownHeadphones} onAdvertise={nothing} onRelease={nothing} onDelete={nothing} />
          </div>
        ),
        reason: 'Delete is `dangerQuiet`: it leads to the question.',
      },
      dont: {
        example: (
          <div style={{ maxInlineSize: '22rem', display: 'grid', gap: '0.5rem' }}>
            <SellerProductCard product={ownHeadphones} />
            <Button kind="danger" wide>
              Delete
            </Button>
          </div>
        ),
        reason: 'Do not put your own buttons under the card: they do not know the product’s name, nor its state.',
      },
    },
  ],
};
