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
    'To say that something was done, when the page itself shows it too.',
  ],
  avoid: [
    'For what a person must read or answer: the message goes by itself. Say it on the page, or ask in a `Dialog`.',
    'For what is wrong in a form: `Field` and `FormError` say it where it is.',
    'For being offline: `OfflineNotice` stays as long as that lasts.',
  ],
  anatomy: [
    {
      name: 'Region',
      description:
        'A live region in a corner. It is there before its first message, and moves up from what it would cover.',
      selector: 'section',
    },
    { name: 'Sign', description: 'A tick, an alert or a spinner, by the kind of the message.' },
    {
      name: 'Message',
      description: 'One sentence. A success stays 2 seconds, a failure 4, loading until it is dismissed.',
    },
    { name: 'Dismiss', description: 'A button. While the pointer or the focus is on the messages, none goes.' },
  ],
  keyboard: [
    { key: 'Tab', effect: 'Reaches Dismiss.', story: 'DismissedByKeyboard' },
    {
      key: 'Enter',
      effect: 'Dismisses the message. The focus moves to another; after the last one, messages go by themselves again.',
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
        reason: 'Do not put there what a person needs later. After 2 seconds it is gone.',
      },
    },
  ],
};
