import { ownHeadphones } from '@apple-only/contract/fixtures';
import type { ComponentDocs } from '../../component-docs.ts';
import { Button } from '../../parts/Button/Button.tsx';
import { SellerProductCard } from './SellerProductCard.tsx';
import type * as stories from './SellerProductCard.stories.tsx';

const nothing = () => {};

export const docs: ComponentDocs<typeof stories> = {
  use: ['On My Products, in a `Grid` with `columns={3}`.', 'Without its handlers for an admin, who only views it.'],
  avoid: ['For visitors and buyers, because it names the buyer: `ProductCard` or `ProductTile`.'],
  anatomy: [
    {
      name: 'Tile',
      description: 'Picture, category, name, badges, price and grade, as in `ProductTile`.',
      selector: 'img',
    },
    { name: 'Facts', description: 'Original price, years of use, location, day of publication.', selector: 'dl' },
    { name: 'State', description: 'On the market, booked, or not public.', selector: 'dl + p' },
    {
      name: 'Buyer',
      description: 'Name and e-mail, and phone and location if the buyer gave them. Only while the product is booked.',
    },
    {
      name: 'Release booking',
      description: 'Only while the product is booked. Ask for the reason with a `ReleaseDialog`.',
    },
    {
      name: 'Confirm',
      description:
        'Replaces Advertise while the product is `unconfirmed`: listed before the seller’s e-mail was proven.',
    },
    {
      name: 'Advertise',
      description: 'A button. Its label is the next action: Run Advertise or Off Advertising.',
      selector: 'button',
    },
    { name: 'Edit', description: 'A link to the form that changes it: a `ProductForm` with `product`.' },
    {
      name: 'Delete',
      description: 'Ask for confirmation first, with a `DeleteConfirmation`.',
      selector: '[data-kind="dangerQuiet"]',
    },
  ],
  keyboard: [
    {
      key: 'Enter',
      effect:
        'On Run Advertise and Off Advertising, starts or stops advertising. The focus stays while the label changes.',
      story: 'AdvertisedAndStopped',
    },
  ],
  accessibility: ['The product’s name describes each button.'],
  examples: [
    {
      do: {
        example: (
          <div style={{ maxInlineSize: '22rem' }}>
            <SellerProductCard product={ownHeadphones} onAdvertise={nothing} onRelease={nothing} onDelete={nothing} />
          </div>
        ),
        reason: 'Delete is `dangerQuiet`: it leads to a confirmation.',
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
        reason: 'Do not put your own buttons under the card: they know neither the product’s name nor its state.',
      },
    },
  ],
};
