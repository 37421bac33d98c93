import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './BookingModal.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'For one product: with a `trigger`, so that your app holds no state.',
    'Once on a page with several products: set `product` and `open` when a buyer presses Booking Now.',
    'Keep it mounted while it is closed: it keeps the entered values for the next product.',
    'Pass `pending` during the call, and call `close` only after the booking.',
    'Pass `error` if the server refuses, with `unavailable` if a retry cannot help.',
  ],
  avoid: [
    'For visitors, sellers and admins: only buyers book. Omit `onBook` on the cards.',
    'With checks of your own: phone and location are optional, and the form refuses what cannot be a phone number.',
  ],
  anatomy: [
    {
      name: 'Product',
      description: 'Picture, name and price. The name is the title of the dialog, the price its description.',
    },
    { name: 'Name and e-mail', description: 'Those of the signed-in buyer. They cannot be changed.' },
    { name: 'Phone', description: 'Optional. Has the initial focus.' },
    { name: 'Location', description: 'Where the buyer collects the product: one of the shop’s places for bookings.' },
    { name: 'Changes', description: 'The seller’s changes while the dialog is open, with the former values.' },
    { name: 'Error', description: 'Why the booking failed. The entered values stay.' },
    { name: 'Booking Confirm', description: 'Books the product. The dialog stays open while `pending`.' },
    { name: 'Close button', description: 'Closes the dialog without booking.' },
  ],
  keyboard: [
    {
      key: 'Tab',
      effect:
        'Moves the focus from the phone to the location, Booking Confirm and the close button, then back to the phone.',
      story: 'ByKeyboard',
    },
    { key: 'Enter', effect: 'In the phone field, books the product.', story: 'ByKeyboard' },
    {
      key: 'Escape',
      effect: 'Closes the dialog and returns the focus to Booking Now. Has no effect while `pending`.',
      story: 'Closed',
    },
  ],
  accessibility: ['An error is announced in the dialog.'],
};
