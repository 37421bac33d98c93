import { descriptionShown } from '@apple-only/contract';
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
    { part: 'Head', is: 'The category, and the day the product was published.', at: 'time' },
    { part: 'Picture', is: 'The photo. Grey once the product is booked.', at: 'img' },
    {
      part: 'Name',
      is: 'A heading. It names the card. Beside another card, at most four lines, and a button for the rest.',
      at: 'h2',
    },
    { part: 'Badges', is: 'Tabs above the card’s edge: Advertised, Booked. None while neither is true.' },
    { part: 'Price', is: 'What the seller asks, as typed, behind one `$`.', at: 'data' },
    { part: 'Grade', is: 'The condition on its scale of three.', at: '[data-condition]' },
    { part: 'Meaning', is: 'What the condition means for the category, in a line.', at: '[data-condition] + p' },
    { part: 'Facts', is: 'Original price, years and location.', at: 'dl' },
    {
      part: 'Description',
      is: `The seller’s words: the first ${descriptionShown} characters, and a button for the rest.`,
      at: '[dir="auto"]:not(data)',
    },
    {
      part: 'Seller',
      is: 'E-mail and number, where the viewer may know them, and whether the seller is verified.',
      at: '[data-set]',
    },
    {
      part: 'Action',
      is: 'Booking Now; or a disabled button that says that the product is not available. With `own`, what its buyer does next.',
      at: 'button',
    },
  ],
  keyboard: [
    {
      key: 'Enter',
      does: "On 'Show more' and 'Show less', opens and folds the description. The focus stays.",
      story: 'LongDescription',
    },
    { key: 'Enter', does: "On 'Show full name', shows all of a long name. The focus stays.", story: 'LongName' },
  ],
  accessibility: [
    'Set `headingLevel` so that the names fit into the headings of your page.',
    'With `current`, the card is announced as the current one.',
    "'Show more' tells by `aria-expanded` whether the description is open.",
  ],
  pictures: [
    {
      do: {
        shows: <ProductCard product={{ ...macBook, booking: true }} onBook={nothing} />,
        because: 'A booked product keeps its place and says that it is not available.',
      },
      dont: {
        shows: <ProductCard product={{ ...macBook, booking: true, name: 'MacBook Air 13 M1 (BOOKED)' }} />,
        because: 'Do not write a state into the name. The badge and the button say it, in every language.',
      },
    },
    {
      do: {
        shows: <ProductTile product={macBook} href="/category/macbook" />,
        because: 'In a narrow place, show the tile: it links to the page with the whole card.',
      },
      dont: {
        shows: (
          <div style={{ inlineSize: '14rem' }}>
            <ProductCard product={macBook} onBook={nothing} />
          </div>
        ),
        because: 'Do not squeeze the card into a narrow column. It stays whole, and gets too long to compare.',
      },
    },
  ],
};
