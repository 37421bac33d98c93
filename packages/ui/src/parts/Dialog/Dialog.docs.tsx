import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import type { ComponentDocs } from '../../component-docs.ts';
import { vars } from '../../theme/contract.css.ts';
import { Field } from '../../forms/Field/Field.tsx';
import { Input } from '../../forms/Input/Input.tsx';
import { Dialog } from './Dialog.tsx';
import type * as stories from './Dialog.stories.tsx';

/** A button, and the dialog that it opens: an initially open dialog would cover the page. */
function DialogExample({ label, title, children }: { label: string; title: string; children: ReactNode }) {
  return (
    <Dialog trigger={<Button>{label}</Button>} title={title}>
      <div style={{ display: 'grid', gap: vars.space[4], padding: `0 ${vars.space[5]} ${vars.space[5]}` }}>
        {children}
      </div>
    </Dialog>
  );
}

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'With `trigger`, it manages its own state. If its content is a function, that gets `close`.',
    'With `open`, your app controls it. `onOpenChange` gets the reason of each change.',
    'For a short task that the user must finish or cancel: two or three fields, one answer.',
    'With `alert` to confirm an action that cannot be undone. `DeleteConfirmation` does this for deletions.',
    'With `busy` while an action is in progress: the dialog stays open for the result.',
  ],
  avoid: [
    'To report a success: call `toast`, and a `Toaster` shows it.',
    'For a long form: give it a page of its own, with an address.',
    'From within another dialog: close the first one, then open the next.',
  ],
  anatomy: [
    { name: 'Trigger', description: 'Optional: the button that opens it. It renders where you place the dialog.' },
    {
      name: 'Scrim',
      description:
        'Darkens the page behind. A press on it closes the dialog, unless the user has typed or `alert` is set.',
    },
    { name: 'Picture', description: 'Optional, beside the title.' },
    { name: 'Title', description: 'Names the dialog.' },
    { name: 'Description', description: 'Optional, under the title. Screen readers read both together.' },
    {
      name: 'Content',
      description: 'Your form, or the buttons of an answer. Set its padding yourself; the title’s is `vars.space[5]`.',
    },
    { name: 'Close button', description: 'Closes the dialog. Not with `alert`: provide a button that closes it.' },
  ],
  keyboard: [
    { key: 'Tab', effect: 'Moves the focus within the dialog. Shift + Tab moves it backwards.', story: 'FocusTrap' },
    {
      key: 'Escape',
      effect: 'Closes the dialog and returns the focus to the element that opened it. Has no effect while `busy`.',
      story: 'ClosedByEscape',
    },
  ],
  accessibility: [
    'The focus starts on the first control, or on `initialFocus`.',
    'The page behind ignores presses and is hidden from assistive technology. Toasts stay usable and are announced.',
    'If the element that opened the dialog is gone or disabled, the focus returns to its card, or to a neighbour.',
  ],
  examples: [
    {
      do: {
        example: (
          <DialogExample label="Open" title="Where shall we write to?">
            <Field label="E-mail">
              <Input name="email" type="email" />
            </Field>
            <Button wide>Save</Button>
          </DialogExample>
        ),
        reason: 'Ask one thing. The title is the question, the button is the answer.',
      },
      dont: {
        example: (
          <DialogExample label="Open" title="Success">
            <p>Your address was saved.</p>
            <Button wide>OK</Button>
          </DialogExample>
        ),
        reason: 'Do not interrupt users with news, which needs no answer. Show a toast.',
      },
    },
  ],
};
