import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './BookingModal.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'Beside one product: with a `trigger`, and nothing more to keep.',
    'Once on a page with products: set `product` and `open` when a buyer presses Booking Now.',
    'Leave it on the page while it is closed: what was entered is there for the next product.',
    'Pass `pending` while the server is asked, and `error` when it refuses; with `unavailable` if another attempt is of no use. Close it only when the booking stands: call `close`.',
  ],
  avoid: [
    'For visitors, sellers and admins: only buyers book. Leave out `onBook` of the cards.',
    'With checks of your own on phone and location: a buyer may leave them out, and what cannot be a number is refused.',
  ],
  anatomy: [
    { name: 'Product', description: 'Picture, name and price. The name is the dialog’s, the price its description.' },
    { name: 'Name and e-mail', description: 'Those of the signed-in buyer. They cannot be changed.' },
    { name: 'Phone', description: 'Optional. Here the focus starts.' },
    { name: 'Location', description: 'Where to meet: one of the shop’s places for buyers.' },
    { name: 'Changes', description: 'What the seller has changed while the dialog is open, and how it was before.' },
    { name: 'Refusal', description: 'Why it was not booked. What was entered stays.' },
    { name: 'Booking Confirm', description: 'Books. While `pending` the dialog stays open.' },
    { name: 'Cross', description: 'Leaves without booking.' },
  ],
  keyboard: [
    {
      key: 'Tab',
      effect: 'From the phone to the location, the button, the cross, and round again.',
      story: 'ByKeyboard',
    },
    { key: 'Enter', effect: 'In the phone’s field, books.', story: 'ByKeyboard' },
    {
      key: 'Escape',
      effect: 'Leaves, and gives the focus back to Booking Now. Nothing while `pending`.',
      story: 'Closed',
    },
  ],
  accessibility: ['A refusal is announced where it was asked for.'],
};
