import type { ComponentDocs } from '../../component-docs.ts';
import { Grade } from '../Grade/Grade.tsx';
import { GradeGuide } from './GradeGuide.tsx';
import type * as stories from './GradeGuide.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'On a page that explains the grades: one for each category.',
    'Beside a product, with its `condition`, to compare the device with its grade.',
  ],
  avoid: [
    'On a card, or in a list: `Grade`, which can link to a page with the guide.',
    'With words that are stricter or milder than the limits: change `gradeLimits` of the contract.',
  ],
  anatomy: [
    { name: 'Category', description: 'The caption: the criteria differ by category.', selector: 'caption' },
    { name: 'Grades', description: 'Each with its scale, the best first.', selector: 'thead' },
    { name: 'Criterion', description: 'What is looked at or measured.', selector: 'tbody th' },
    { name: 'Limit', description: 'The minimum for the grade.', selector: 'td' },
  ],
  accessibility: ['A screen reader reads each cell with its criterion and grade, as in any table.'],
  examples: [
    {
      do: {
        example: <GradeGuide category="iphone" condition="Good" />,
        reason: 'Mark the grade of the product beside it.',
      },
      dont: {
        example: (
          <>
            <Grade condition="Good" />
            <p>Good: looks nice.</p>
          </>
        ),
        reason: 'Do not explain a grade in words that cannot be measured.',
      },
    },
  ],
};
