import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import type { ComponentDocs } from '../../component-docs.ts';
import { vars } from '../../theme/contract.css.ts';
import { Field } from '../../forms/Field/Field.tsx';
import { Input } from '../../forms/Input/Input.tsx';
import { Dialog } from './Dialog.tsx';
import type * as stories from './Dialog.stories.tsx';

/** A button, and the dialog that it opens: open from the start, it would cover the page. */
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
    'With `trigger` it is uncontrolled; a function as its content gets `close`. With `open` your app controls it; `onOpenChange` says who closes it.',
    'For a short task that must be finished, or left, before the page goes on: two or three fields, one answer.',
    'With `alert` for a question about something that cannot be undone. `DeleteConfirmation` is one, ready made.',
    'With `busy` while an answer is on its way, so that it is read where it was asked for.',
  ],
  avoid: [
    'To say that something worked: call `toast` and let a `Toaster` show it.',
    'For a long form: give it a page of its own, with an address.',
    'From within another dialog. Finish the first one, then ask.',
  ],
  anatomy: [
    { name: 'Trigger', description: 'Optional: the button that opens it. It stays where the dialog is written.' },
    {
      name: 'Scrim',
      description: 'Darkens the page behind. A press on it leaves, unless something was typed or `alert` is set.',
    },
    { name: 'Picture', description: 'Optional, beside the title.' },
    { name: 'Title', description: 'Names the dialog.' },
    { name: 'Description', description: 'Optional, under the title, and read with it.' },
    {
      name: 'Content',
      description:
        'Your form, or the buttons of an answer. Its padding is yours, as it may reach to the edges: the title’s is `vars.space[5]`.',
    },
    { name: 'Cross', description: 'Leaves. With `alert` there is none: give your own way out.' },
  ],
  keyboard: [
    { key: 'Tab', effect: 'Goes round inside the dialog; so does Shift + Tab, backwards.', story: 'FocusTrap' },
    {
      key: 'Escape',
      effect: 'Leaves, and gives the focus back to what opened the dialog. Nothing happens while `busy`.',
      story: 'ClosedByEscape',
    },
  ],
  accessibility: [
    'The focus starts on the first control, or on `initialFocus`.',
    'The page behind takes no press and is hidden from assistive technology, except where messages appear: toasts are announced and can be dismissed.',
    'Where what opened it is gone or disabled, the focus goes to the card around it, or to its neighbour.',
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
        reason: 'Do not stop a person to tell them news: there is nothing to finish. A toast says it and goes.',
      },
    },
  ],
};
