import { shownDescriptionLength } from '@apple-only/contract';
import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './MessageList.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'On an admin’s page, for what visitors wrote. Hand over undefined until the messages are there.',
    'Sort them before: they are shown in the order given.',
  ],
  avoid: ['For a conversation: answers go by e-mail.', 'Around a `Grid`: it is a list itself.'],
  anatomy: [
    { name: 'Sender', description: 'A heading. It names the message.', selector: 'h2' },
    { name: 'E-mail', description: 'A link that answers.', selector: 'a' },
    { name: 'Time', description: 'In UTC.', selector: 'time' },
    {
      name: 'Text',
      description: `The first ${shownDescriptionLength} characters, and a button for the rest.`,
      selector: '[dir="auto"]',
    },
    { name: 'State', description: 'Done, or not.', selector: 'p:has(+ button)' },
    { name: 'Mark', description: 'Says what a press does now.', selector: 'button' },
    { name: 'Delete', description: 'Ask first, with a `DeleteConfirmation`.', selector: '[data-kind="dangerQuiet"]' },
  ],
  keyboard: [
    { key: 'Enter', effect: 'On Mark, switches. The focus stays while the words change.', story: 'MarkedAndUndone' },
  ],
  accessibility: ['Every button is described by the sender’s name.'],
};
