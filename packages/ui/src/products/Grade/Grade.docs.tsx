import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './Grade.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['For the condition of a product, on a card or a page of your own.'],
  avoid: [
    'With `href` in a list of many small cards: each link would be one more Tab stop.',
    'To choose a condition: `Choice`, as in `ProductForm`.',
    'For a rating by buyers: the scale has only three named steps.',
  ],
  anatomy: [
    { name: 'Label', description: '“Condition”, optionally a link to the explanation.', selector: 'p' },
    { name: 'Scale', description: 'Three steps, filled up to the grade.', selector: '[aria-hidden]' },
    { name: 'Grade', description: 'The name of the product’s grade, in bold.', selector: '[data-grade]' },
  ],
};
