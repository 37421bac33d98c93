import type { ReactNode } from 'react';
import type { ComponentDocs } from '../../component-docs.ts';
import { Button } from '../Button/Button.tsx';
import { DeleteConfirmation } from './DeleteConfirmation.tsx';
import type * as stories from './DeleteConfirmation.stories.tsx';

/** Opens on a press of the button: open from the start, it would cover the page. */
function Asked({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <DeleteConfirmation trigger={<Button kind="dangerQuiet">Delete</Button>} name={name} onConfirm={(close) => close()}>
      {children}
    </DeleteConfirmation>
  );
}

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'Before anything is deleted that cannot be brought back: a product, a person, a message, an order.',
    'Say as `children` what else goes with it.',
    'Call `close` when the deletion is done; pass `error` where it failed, so that it can be tried again there.',
  ],
  avoid: [
    'For what can be undone, such as advertising: do it at once.',
    'To release a booking, which needs a reason: `ReleaseDialog`.',
  ],
  anatomy: [
    { part: 'Title', is: 'The question.' },
    { part: 'Warning', is: 'The name of what would be deleted, and that it cannot be undone.' },
    { part: 'Consequences', is: 'Optional. What goes with it.' },
    { part: 'Refusal', is: 'Why it could not be deleted.' },
    { part: 'cancel', is: 'Has the focus at first: what is pressed in haste destroys nothing.' },
    { part: 'Delete', is: 'Does it. `confirmLabel` gives it other words.' },
  ],
  keyboard: [
    { key: 'Tab', does: 'From cancel to Delete, and back to cancel.', story: 'Open' },
    { key: 'Escape', does: 'Cancels. Nothing happens while `pending`.', story: 'ByKeyboardAndMouse' },
  ],
  accessibility: ['An `alertdialog` without a cross. A press on the page behind does not leave it.'],
  pictures: [
    {
      do: {
        shows: (
          <Asked name="Farhan Alam">
            <p>6 products and their adverts go with this seller.</p>
          </Asked>
        ),
        because: 'Name what goes, and what goes with it.',
      },
      dont: {
        shows: <Asked name="this item" />,
        because: 'Do not let a person guess which one it is.',
      },
    },
  ],
};
