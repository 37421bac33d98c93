import { shownDescriptionLength } from '@apple-only/contract';
import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './MessageList.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'On an admin’s page, for visitors’ messages. Pass `undefined` while they load.',
    'Sort the messages first: the list keeps the given order.',
  ],
  avoid: ['For a conversation: admins reply by e-mail.', 'In a `Grid`: it is a list itself.'],
  anatomy: [
    { name: 'Sender', description: 'A heading, which names the message.', selector: 'h2' },
    { name: 'E-mail', description: 'A `mailto:` link, for the reply.', selector: 'a' },
    { name: 'Time', description: 'In UTC.', selector: 'time' },
    {
      name: 'Text',
      description: `The first ${shownDescriptionLength} characters, and a button for the rest.`,
      selector: '[dir="auto"]',
    },
    { name: 'State', description: 'Done or not done.', selector: 'p:has(+ button)' },
    {
      name: 'Mark',
      description: 'A button. Its label is the next action: mark as done, or as not done.',
      selector: 'button',
    },
    {
      name: 'Delete',
      description: 'Ask for confirmation first, with a `DeleteConfirmation`.',
      selector: '[data-kind="dangerQuiet"]',
    },
  ],
  keyboard: [
    {
      key: 'Enter',
      effect: 'On Mark, marks the message as done or not done. The focus stays while the label changes.',
      story: 'MarkedAndUndone',
    },
  ],
  accessibility: ['The sender’s name describes each button.'],
};
