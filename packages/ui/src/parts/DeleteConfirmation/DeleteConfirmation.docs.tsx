import type { ReactNode } from 'react';
import type { ComponentDocs } from '../../component-docs.ts';
import { Button } from '../Button/Button.tsx';
import { DeleteConfirmation } from './DeleteConfirmation.tsx';
import type * as stories from './DeleteConfirmation.stories.tsx';

/** Opens on a press of the button: an initially open dialog would cover the page. */
function ConfirmationExample({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <DeleteConfirmation trigger={<Button kind="dangerQuiet">Delete</Button>} name={name} onConfirm={(close) => close()}>
      {children}
    </DeleteConfirmation>
  );
}

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'Before a deletion that cannot be undone: of a product, a user, a message or a booking.',
    'Say in `children` what else is deleted.',
    'Call `close` after the deletion. If it failed, pass `error`, so that the user can retry in the dialog.',
  ],
  avoid: [
    'For an action that can be undone, such as advertising: do it at once.',
    'To release a booking, which needs a reason: `ReleaseDialog`.',
  ],
  anatomy: [
    { name: 'Title', description: 'The question.' },
    { name: 'Warning', description: 'The name of the item, and that the deletion cannot be undone.' },
    { name: 'Consequences', description: 'Optional. What else is deleted.' },
    { name: 'Error', description: 'Why the deletion failed.' },
    { name: 'cancel', description: 'Has the initial focus, so that a key pressed in haste deletes nothing.' },
    { name: 'Delete', description: 'Deletes. `confirmLabel` replaces the label.' },
  ],
  keyboard: [
    { key: 'Tab', effect: 'Moves the focus from cancel to Delete, and back to cancel.', story: 'Open' },
    { key: 'Escape', effect: 'Cancels, except while `pending`.', story: 'ByKeyboardAndMouse' },
  ],
  accessibility: ['An `alertdialog` without a close button. A press on the page behind does not close it.'],
  examples: [
    {
      do: {
        example: (
          <ConfirmationExample name="Farhan Alam">
            <p>6 products and their adverts go with this seller.</p>
          </ConfirmationExample>
        ),
        reason: 'Name the item, and what else is deleted.',
      },
      dont: {
        example: <ConfirmationExample name="this item" />,
        reason: 'Do not make users guess which item it is.',
      },
    },
  ],
};
