import { booking, withdrawnBooking } from '@apple-only/contract/fixtures';
import type { ComponentDocs } from '../../component-docs.ts';
import { BookingCard } from './BookingCard.tsx';
import type * as stories from './BookingCard.stories.tsx';

const nothing = () => {};

export const docs: ComponentDocs<typeof stories> = {
  use: ['On My Booking, for each thing that the buyer has booked.', 'Without `onDelete` for an admin, who only reads.'],
  avoid: [
    'For products that can still be booked: `ProductCard`.',
    'For a seller: `SellerProductCard` names the buyer.',
  ],
  anatomy: [
    { part: 'Picture', is: 'Grey once the booking is over.', at: 'img' },
    {
      part: 'Name',
      is: 'A heading. It names the card. Beside others at most four lines, and a button for the rest.',
      at: 'h2',
    },
    { part: 'Price', is: 'As typed, behind one `$`.', at: 'data' },
    { part: 'What happened', is: 'That it was withdrawn; or that it was released, and the seller’s reason.' },
    { part: 'Change', is: 'The day on which the seller last changed the listing, if that was after the booking.' },
    { part: 'Facts', is: 'The seller’s number, place and e-mail. What is unknown is left out.', at: 'dl' },
    { part: 'Delete order', is: 'Ask first, with a `DeleteConfirmation`.', at: 'button' },
  ],
  accessibility: ['The button is described by the product’s name.'],
  pictures: [
    {
      do: {
        shows: <BookingCard booking={withdrawnBooking} onDelete={nothing} />,
        because: 'A booking that is over stays, and says why.',
      },
      dont: {
        shows: <BookingCard booking={{ ...booking, product: 'AirPods Max (withdrawn)' }} />,
        because: 'Do not say it in the name: the address under it still invites the buyer to collect.',
      },
    },
  ],
};
