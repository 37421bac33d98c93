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
    { name: 'Picture', description: 'Grey once the booking is over.', selector: 'img' },
    {
      name: 'Name',
      description: 'A heading. It names the card. Beside others at most four lines, and a button for the rest.',
      selector: 'h2',
    },
    { name: 'Price', description: 'As typed, behind one `$`.', selector: 'data' },
    { name: 'What happened', description: 'That it was withdrawn; or that it was released, and the seller’s reason.' },
    {
      name: 'Change',
      description: 'The day on which the seller last changed the listing, if that was after the booking.',
    },
    {
      name: 'Facts',
      description: 'The seller’s number, place and e-mail. What is unknown is left out.',
      selector: 'dl',
    },
    { name: 'Delete order', description: 'Ask first, with a `DeleteConfirmation`.', selector: 'button' },
  ],
  accessibility: ['The button is described by the product’s name.'],
  examples: [
    {
      do: {
        example: <BookingCard booking={withdrawnBooking} onDelete={nothing} />,
        reason: 'A booking that is over stays, and says why.',
      },
      dont: {
        example: <BookingCard booking={{ ...booking, product: 'AirPods Max (withdrawn)' }} />,
        reason: 'Do not say it in the name: the address under it still invites the buyer to collect.',
      },
    },
  ],
};
