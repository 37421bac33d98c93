import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './Textarea.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['For several lines of free text, such as a description, a message or a reason, in a `Field`.'],
  avoid: [
    'For one line: `Input`.',
    'With `maxLength`, which cuts off pasted text without a message: its `Field` has `limit`.',
  ],
  keyboard: [{ key: 'Enter', effect: 'Begins a new line. It does not send the form.', story: 'Empty' }],
};
