import { openBookingsRefusal } from '@apple-only/contract';
import type { ComponentDocs } from '../../component-docs.ts';
import { Button } from '../Button/Button.tsx';
import { BecomeSellerDialog } from './BecomeSellerDialog.tsx';
import type * as stories from './BecomeSellerDialog.stories.tsx';

/** Opens on a press of the button: open from the start, it would cover the page. */
function Asked({ error }: { error?: string }) {
  return (
    <BecomeSellerDialog
      trigger={<Button kind="quiet">Become a seller</Button>}
      email="sadia@appleonly.example"
      onConfirm={(close) => close()}
      error={error}
    />
  );
}

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'When a buyer wants to list a product: it says what changes before anything does.',
    'Pass `error` with an `action` if something has to be done first, such as cancelling bookings.',
  ],
  avoid: ['For other changes of a role: an admin is made by the shop’s operator.'],
  anatomy: [
    { part: 'Title', is: 'The question.' },
    { part: 'Warning', is: 'Which account changes, and that there is no way back.' },
    { part: 'What changes', is: 'A list: what the account can do, and what no longer.' },
    { part: 'Refusal', is: 'Why it could not be done, and where to go for it.' },
    { part: 'cancel', is: 'Has the focus at first: what is pressed in haste changes nothing.' },
    { part: 'Become a seller', is: 'Does it. While `pending` the dialog stays open.' },
  ],
  keyboard: [{ key: 'Escape', does: 'Cancels. Nothing happens while `pending`.', story: 'Pending' }],
  accessibility: ['An `alertdialog` without a cross. A press on the page behind does not leave it.'],
  pictures: [
    {
      do: {
        shows: <Asked error={openBookingsRefusal(1)} />,
        because: 'Say what stands in the way, in the dialog.',
      },
      dont: {
        shows: <Asked error="409 Conflict" />,
        because: 'Do not show a code.',
      },
    },
  ],
};
