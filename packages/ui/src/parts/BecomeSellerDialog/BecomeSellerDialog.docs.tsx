import { openBookingsRefusal } from '@apple-only/contract';
import type { ComponentDocs } from '../../component-docs.ts';
import { Button } from '../Button/Button.tsx';
import { BecomeSellerDialog } from './BecomeSellerDialog.tsx';
import type * as stories from './BecomeSellerDialog.stories.tsx';

/** Opens on a press of the button: an initially open dialog would cover the page. */
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
    'When a buyer wants to list a product: it explains the changes before they happen.',
    'Pass `error` with an `action` if the user must do something first, such as cancel bookings.',
  ],
  avoid: ['For other changes of a role: only the shop’s operator can make a user an admin.'],
  anatomy: [
    { name: 'Title', description: 'The question.' },
    { name: 'Warning', description: 'Which account changes, and that the change cannot be undone.' },
    { name: 'What changes', description: 'A list of what the account can do then, and what it no longer can.' },
    { name: 'Error', description: 'Why the change failed, and what to do about it.' },
    { name: 'cancel', description: 'Has the initial focus, so that a key pressed in haste changes nothing.' },
    { name: 'Become a seller', description: 'Changes the account. The dialog stays open while `pending`.' },
  ],
  keyboard: [{ key: 'Escape', effect: 'Cancels, except while `pending`.', story: 'Pending' }],
  accessibility: ['An `alertdialog` without a close button. A press on the page behind does not close it.'],
  examples: [
    {
      do: {
        example: <BecomeSellerExample error={openBookingsRefusal(1)} />,
        reason: 'Say in the dialog what the user must do first.',
      },
      dont: {
        example: <BecomeSellerExample error="409 Conflict" />,
        reason: 'Do not show an error code.',
      },
    },
  ],
};
