import { shownDescriptionLength } from '@apple-only/contract';
import { macBook } from '@apple-only/contract/fixtures';
import type { ComponentDocs } from '../../component-docs.ts';
import { ProductTile } from '../ProductTile/ProductTile.tsx';
import { ProductCard } from './ProductCard.tsx';
import type * as stories from './ProductCard.stories.tsx';

const nothing = () => {};

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'On a category page, where a buyer reads everything about a product and books it.',
    'In a `Grid` with `columns={2}`: the card needs the width for its facts.',
    'Pass `onBook` only for buyers. Without it the card has no booking button.',
    'With content of your own in its places: `media`, `badges`, `facts`, `actions`, `footer`. All cards of products and bookings have them.',
  ],
  avoid: [
    'For a product at a glance: take `ProductTile`, or `AdvertisedCard` for the advertised ones.',
    'For another order of the places: write a card of your own, of `Picture`, `Badges`, `Price`, `Grade`, `Facts` and `VerifiedBadge`.',
    'For a seller’s own products: `SellerProductCard` says who booked, and can advertise and delete.',
    'For what a buyer has booked: `BookingCard` has the seller’s address and cancels.',
  ],
  anatomy: [
    { name: 'Head', description: 'The category, and the day the product was published.', selector: 'time' },
    { name: 'Picture', description: 'The photo. Grey once the product is booked.', selector: 'img' },
    {
      name: 'Name',
      description: 'A heading. It names the card. Beside another card, at most four lines, and a button for the rest.',
      selector: 'h2',
    },
    { name: 'Badges', description: 'Tabs above the card’s edge: Advertised, Booked. None while neither is true.' },
    { name: 'Price', description: 'What the seller asks, as typed, behind one `$`.', selector: 'data' },
    { name: 'Grade', description: 'The condition on its scale of three.', selector: '[data-condition]' },
    {
      name: 'Meaning',
      description: 'What the condition means for the category, in a line.',
      selector: '[data-condition] + p',
    },
    { name: 'Facts', description: 'Original price, years and location.', selector: 'dl' },
    {
      name: 'Description',
      description: `The seller’s words: the first ${shownDescriptionLength} characters, and a button for the rest.`,
      selector: '[dir="auto"]:not(data)',
    },
    {
      name: 'Seller',
      description: 'E-mail and number, where the viewer may know them, and whether the seller is verified.',
      selector: '[data-set]',
    },
    {
      name: 'Action',
      description:
        'Booking Now; or a disabled button that says that the product is not available. With `own`, what its buyer does next.',
      selector: 'button',
    },
  ],
  keyboard: [
    {
      key: 'Enter',
      effect: "On 'Show more' and 'Show less', opens and folds the description. The focus stays.",
      story: 'LongDescription',
    },
    { key: 'Enter', effect: "On 'Show full name', shows all of a long name. The focus stays.", story: 'LongName' },
  ],
  accessibility: [
    'Set `headingLevel` so that the names fit into the headings of your page.',
    'With `current`, the card is announced as the current one.',
    "'Show more' tells by `aria-expanded` whether the description is open.",
  ],
  examples: [
    {
      do: {
        example: <ProductCard product={{ ...macBook, booking: true }} onBook={nothing} />,
        reason: 'A booked product keeps its place and says that it is not available.',
      },
      dont: {
        example: <ProductCard product={{ ...macBook, booking: true, name: 'MacBook Air 13 M1 (BOOKED)' }} />,
        reason: 'Do not write a state into the name. The badge and the button say it, in every language.',
      },
    },
    {
      do: {
        example: <ProductTile product={macBook} href="/category/macbook" />,
        reason: 'In a narrow place, show the tile: it links to the page with the whole card.',
      },
      dont: {
        example: (
          <div style={{ inlineSize: '14rem' }}>
            <ProductCard product={macBook} onBook={nothing} />
          </div>
        ),
        reason: 'Do not squeeze the card into a narrow column. It stays whole, and gets too long to compare.',
      },
    },
  ],
};
