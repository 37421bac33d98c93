import { shownDescriptionLength } from '@apple-only/contract';
import { macBook } from '@apple-only/contract/fixtures';
import type { ComponentDocs } from '../../component-docs.ts';
import { ProductTile } from '../ProductTile/ProductTile.tsx';
import { ProductCard } from './ProductCard.tsx';
import type * as stories from './ProductCard.stories.tsx';

const nothing = () => {};

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'On a category page, where a buyer reads all about a product and books it.',
    'In a `Grid` with `columns={2}`: the card needs the width for its facts.',
    'Pass `onBook` only for buyers. Without it the card has no booking button.',
    'With your own content in the slots that all cards have: `media`, `badges`, `facts`, `actions`, `footer`.',
  ],
  avoid: [
    'For a product in brief: `ProductTile`, or `AdvertisedCard` if it is advertised.',
    'For another order of the slots: a card of your own, made of `Picture`, `Badges`, `Price`, `Grade` and others.',
    'For a seller’s own products: `SellerProductCard` names the buyer, and has buttons to advertise and delete.',
    'For a buyer’s bookings: `BookingCard` shows the seller’s e-mail, and has a button to cancel.',
  ],
  anatomy: [
    { name: 'Head', description: 'The category, and the day the product was published.', selector: 'time' },
    { name: 'Picture', description: 'The photo. Grey once the product is booked.', selector: 'img' },
    {
      name: 'Name',
      description:
        'A heading, which names the card. Next to another card it has at most four lines, and a button shows the rest.',
      selector: 'h2',
    },
    { name: 'Badges', description: 'Tabs above the card’s edge: Advertised, Booked, both or none.' },
    { name: 'Price', description: 'What the seller asks, as typed, after one `$`.', selector: 'data' },
    { name: 'Grade', description: 'The condition on its scale of three.', selector: '[data-condition]' },
    {
      name: 'Meaning',
      description: 'What the condition means for the category, in a line.',
      selector: '[data-condition] + p',
    },
    { name: 'Facts', description: 'Original price, years and location.', selector: 'dl' },
    {
      name: 'Description',
      description: `The seller’s text: the first ${shownDescriptionLength} characters, and a button for the rest.`,
      selector: '[dir="auto"]:not(data)',
    },
    {
      name: 'Seller',
      description: 'E-mail and number, if the viewer may see them, and whether the seller is verified.',
      selector: '[data-set]',
    },
    {
      name: 'Action',
      description:
        'Booking Now, or a disabled button for a product that is booked. With `own`, also the buyer’s next step.',
      selector: 'button',
    },
  ],
  keyboard: [
    {
      key: 'Enter',
      effect: "On 'Show more' and 'Show less', expands and collapses the description. The focus stays.",
      story: 'LongDescription',
    },
    { key: 'Enter', effect: "On 'Show full name', shows all of a long name. The focus stays.", story: 'LongName' },
  ],
  accessibility: [
    'Set `headingLevel` so that the names fit into the headings of your page.',
    'With `current`, the card is announced as the current one.',
    "'Show more' has `aria-expanded`.",
  ],
  examples: [
    {
      do: {
        example: <ProductCard product={{ ...macBook, booking: true }} onBook={nothing} />,
        reason: 'A booked product keeps its place and says that it is not available.',
      },
      dont: {
        example: <ProductCard product={{ ...macBook, booking: true, name: 'MacBook Air 13 M1 (BOOKED)' }} />,
        reason: 'Do not write a state into the name: the badge and the button show it in every language.',
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
        reason: 'Do not squeeze the card into a narrow column: it gets too long to compare.',
      },
    },
  ],
};
