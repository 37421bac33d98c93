import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './Grade.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['For the condition of a product, on a card or a page of your own.'],
  avoid: [
    'With `href` in a list of many small cards: each would be one more stop of the Tab key.',
    'To choose a condition: `Choice`, as in `ProductForm`.',
    'For a rating by buyers. It has three steps, and each has a name.',
  ],
  anatomy: [
    { name: 'Label', description: 'What is graded.', selector: 'p' },
    { name: 'Scale', description: 'Three steps, filled up to the grade.', selector: '[aria-hidden]' },
    { name: 'Grade', description: 'The word of the step that was reached, in bold.', selector: '[data-grade]' },
  ],
};
