import { booking, withdrawnBooking } from '@apple-only/contract/fixtures';
import type { ComponentDocs } from '../../component-docs.ts';
import { BookingCard } from './BookingCard.tsx';
import type * as stories from './BookingCard.stories.tsx';

const nothing = () => {};

export const docs: ComponentDocs<typeof stories> = {
  use: ['On My Booking, for each booking of the buyer.', 'Without `onDelete` for an admin, who cannot cancel.'],
  avoid: [
    'For products that can still be booked: `ProductCard`.',
    'For a seller: `SellerProductCard` names the buyer.',
  ],
  anatomy: [
    { name: 'Picture', description: 'Grey once the booking is over.', selector: 'img' },
    {
      name: 'Name',
      description:
        'A heading, which names the card. Next to other cards it has at most four lines, and a button shows the rest.',
      selector: 'h2',
    },
    { name: 'Price', description: 'As typed, after one `$`.', selector: 'data' },
    {
      name: 'What happened',
      description: 'That the product was withdrawn, or that the booking was released, with the seller’s reason.',
    },
    {
      name: 'Change',
      description: 'The day on which the seller last changed the listing, if that was after the booking.',
    },
    {
      name: 'Facts',
      description: 'The seller’s number and e-mail, and the product’s location. Unknown ones are omitted.',
      selector: 'dl',
    },
    {
      name: 'Delete order',
      description: 'Ask for confirmation first, with a `DeleteConfirmation`.',
      selector: 'button',
    },
  ],
  accessibility: ['The product’s name describes the button.'],
  examples: [
    {
      do: {
        example: <BookingCard booking={withdrawnBooking} onDelete={nothing} />,
        reason: 'A booking that is over stays in the list, and says why.',
      },
      dont: {
        example: <BookingCard booking={{ ...booking, product: 'AirPods Max (withdrawn)' }} />,
        reason: 'Do not write it into the name: the rest of the card still invites the buyer to collect the product.',
      },
    },
  ],
};
