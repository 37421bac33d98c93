import { openBookingsRefusal } from '@apple-only/contract';
import type { ComponentDocs } from '../../component-docs.ts';
import { Button } from '../Button/Button.tsx';
import { BecomeSellerDialog } from './BecomeSellerDialog.tsx';
import type * as stories from './BecomeSellerDialog.stories.tsx';

/** Opens on a press of the button: open from the start, it would cover the page. */
function BecomeSellerExample({ error }: { error?: string }) {
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
    { name: 'Title', description: 'The question.' },
    { name: 'Warning', description: 'Which account changes, and that there is no way back.' },
    { name: 'What changes', description: 'A list: what the account can do, and what no longer.' },
    { name: 'Refusal', description: 'Why it could not be done, and where to go for it.' },
    { name: 'cancel', description: 'Has the focus at first: what is pressed in haste changes nothing.' },
    { name: 'Become a seller', description: 'Does it. While `pending` the dialog stays open.' },
  ],
  keyboard: [{ key: 'Escape', effect: 'Cancels. Nothing happens while `pending`.', story: 'Pending' }],
  accessibility: ['An `alertdialog` without a cross. A press on the page behind does not leave it.'],
  examples: [
    {
      do: {
        example: <BecomeSellerExample error={openBookingsRefusal(1)} />,
        reason: 'Say what stands in the way, in the dialog.',
      },
      dont: {
        example: <BecomeSellerExample error="409 Conflict" />,
        reason: 'Do not show a code.',
      },
    },
  ],
};
