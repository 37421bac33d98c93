import type { ComponentDocs } from '../../component-docs.ts';
import { Button } from '../Button/Button.tsx';
import { toast } from './Toaster.tsx';
import type * as stories from './Toaster.stories.tsx';

/** The page's stories have a `Toaster` already: the message appears there. */
const ToastExample = ({ message }: { message: string }) => (
  <Button kind="quiet" onClick={() => toast.success(message)}>
    Show
  </Button>
);

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'Once on a page. Then call `toast.success`, `toast.error` or `toast.loading` from anywhere.',
    'To confirm an action whose result the page shows, too.',
  ],
  avoid: [
    'For a text that the user must read or answer: messages disappear. Show it on the page, or ask in a `Dialog`.',
    'For errors in a form: `Field` and `FormError` show them in their place.',
    'For the loss of the connection: `OfflineNotice` stays until the device is online again.',
  ],
  anatomy: [
    {
      name: 'Region',
      description:
        'A live region in a corner, rendered before its first message. It moves up so that it covers no control.',
      selector: 'section',
    },
    { name: 'Icon', description: 'A tick, an alert or a spinner, by the kind of the message.' },
    {
      name: 'Message',
      description:
        'One sentence. A success stays for 2 seconds, an error for 4, a loading message until it is dismissed.',
    },
    { name: 'Dismiss', description: 'A button. No message disappears while the pointer or the focus is on one.' },
  ],
  keyboard: [
    { key: 'Tab', effect: 'Moves the focus to Dismiss.', story: 'DismissedByKeyboard' },
    {
      key: 'Enter',
      effect:
        'Dismisses the message. The focus moves to another. After the last, messages disappear by themselves again.',
      story: 'SeveralDismissedByKeyboard',
    },
  ],
  examples: [
    {
      do: {
        example: <ToastExample message="Product Booking Completed" />,
        reason: 'Say what was done, in a few words.',
      },
      dont: {
        example: <ToastExample message="Call Nadia at 01711 204 118 before Friday, or the booking is lost." />,
        reason: 'Do not show text that the user needs later: it disappears after 2 seconds.',
      },
    },
  ],
};
