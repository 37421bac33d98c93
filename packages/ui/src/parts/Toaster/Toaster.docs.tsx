import type { ComponentDocs } from '../../component-docs.ts';
import { Button } from '../Button/Button.tsx';
import { toast } from './Toaster.tsx';
import type * as stories from './Toaster.stories.tsx';

/** The page's stories have a `Toaster` already: the message appears there. */
const Shown = ({ message }: { message: string }) => (
  <Button kind="quiet" onClick={() => toast.success(message)}>
    Show
  </Button>
);

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'Once on a page. Then call `toast.success`, `toast.error` or `toast.loading` from anywhere.',
    'To say that something was done, when the page itself shows it too.',
  ],
  avoid: [
    'For what a person must read or answer: the message goes by itself. Say it on the page, or ask in a `Dialog`.',
    'For what is wrong in a form: `Field` and `FormError` say it where it is.',
    'For being offline: `OfflineNotice` stays as long as that lasts.',
  ],
  anatomy: [
    {
      part: 'Region',
      is: 'A live region in a corner. It is there before its first message, and moves up from what it would cover.',
      at: 'section',
    },
    { part: 'Sign', is: 'A tick, an alert or a spinner, by the kind of the message.' },
    { part: 'Message', is: 'One sentence. A success stays 2 seconds, a failure 4, loading until it is dismissed.' },
    { part: 'Dismiss', is: 'A button. While the pointer or the focus is on the messages, none goes.' },
  ],
  keyboard: [
    { key: 'Tab', does: 'Reaches Dismiss.', story: 'DismissedByKeyboard' },
    {
      key: 'Enter',
      does: 'Dismisses the message. The focus moves to another; after the last one, messages go by themselves again.',
      story: 'SeveralDismissedByKeyboard',
    },
  ],
  pictures: [
    {
      do: { shows: <Shown message="Product Booking Completed" />, because: 'Say what was done, in a few words.' },
      dont: {
        shows: <Shown message="Call Nadia at 01711 204 118 before Friday, or the booking is lost." />,
        because: 'Do not put there what a person needs later. After 2 seconds it is gone.',
      },
    },
  ],
};
