import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './Textarea.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['For a description, a message or a reason: several lines in a person’s own words, in a `Field`.'],
  avoid: [
    'For one line: `Input`.',
    'For a limit: its `Field` has `limit`. There is no `maxLength`, which cuts off what is pasted without a word.',
  ],
  keyboard: [{ key: 'Enter', effect: 'Begins a new line. It does not send the form.', story: 'Empty' }],
};
