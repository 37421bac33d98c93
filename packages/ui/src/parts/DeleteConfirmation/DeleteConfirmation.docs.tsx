import type { ReactNode } from 'react';
import type { ComponentDocs } from '../../component-docs.ts';
import { Button } from '../Button/Button.tsx';
import { DeleteConfirmation } from './DeleteConfirmation.tsx';
import type * as stories from './DeleteConfirmation.stories.tsx';

/** Opens on a press of the button: open from the start, it would cover the page. */
function ConfirmationExample({ name, children }: { name: string; children?: ReactNode }) {
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
    { name: 'Title', description: 'The question.' },
    { name: 'Warning', description: 'The name of what would be deleted, and that it cannot be undone.' },
    { name: 'Consequences', description: 'Optional. What goes with it.' },
    { name: 'Refusal', description: 'Why it could not be deleted.' },
    { name: 'cancel', description: 'Has the focus at first: what is pressed in haste destroys nothing.' },
    { name: 'Delete', description: 'Does it. `confirmLabel` gives it other words.' },
  ],
  keyboard: [
    { key: 'Tab', effect: 'From cancel to Delete, and back to cancel.', story: 'Open' },
    { key: 'Escape', effect: 'Cancels. Nothing happens while `pending`.', story: 'ByKeyboardAndMouse' },
  ],
  accessibility: ['An `alertdialog` without a cross. A press on the page behind does not leave it.'],
  examples: [
    {
      do: {
        example: (
          <ConfirmationExample name="Farhan Alam">
            <p>6 products and their adverts go with this seller.</p>
          </ConfirmationExample>
        ),
        reason: 'Name what goes, and what goes with it.',
      },
      dont: {
        example: <ConfirmationExample name="this item" />,
        reason: 'Do not let a person guess which one it is.',
      },
    },
  ],
};
