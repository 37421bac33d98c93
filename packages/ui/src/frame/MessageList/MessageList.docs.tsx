import { descriptionShown } from '@apple-only/contract';
import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './MessageList.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'On an admin’s page, for what visitors wrote. Hand over undefined until the messages are there.',
    'Sort them before: they are shown in the order given.',
  ],
  avoid: ['For a conversation: answers go by e-mail.', 'Around a `Grid`: it is a list itself.'],
  anatomy: [
    { part: 'Sender', is: 'A heading. It names the message.', at: 'h2' },
    { part: 'E-mail', is: 'A link that answers.', at: 'a' },
    { part: 'Time', is: 'In UTC.', at: 'time' },
    { part: 'Text', is: `The first ${descriptionShown} characters, and a button for the rest.`, at: '[dir="auto"]' },
    { part: 'State', is: 'Done, or not.', at: 'p:has(+ button)' },
    { part: 'Mark', is: 'Says what a press does now.', at: 'button' },
    { part: 'Delete', is: 'Ask first, with a `DeleteConfirmation`.', at: '[data-kind="dangerQuiet"]' },
  ],
  keyboard: [
    { key: 'Enter', does: 'On Mark, switches. The focus stays while the words change.', story: 'MarkedAndBack' },
  ],
  accessibility: ['Every button is described by the sender’s name.'],
};
