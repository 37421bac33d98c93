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
    { part: 'Category', is: 'The caption: what is graded differs by category.', at: 'caption' },
    { part: 'Grades', is: 'Each with its scale, the best first.', at: 'thead' },
    { part: 'Criterion', is: 'What is looked at or measured.', at: 'tbody th' },
    { part: 'Limit', is: 'The least that the grade asks for.', at: 'td' },
  ],
  accessibility: ['A screen reader reads each cell with its criterion and grade, as in any table.'],
  pictures: [
    {
      do: {
        shows: <GradeGuide category="iphone" condition="Good" />,
        because: 'Mark the grade of the product beside it.',
      },
      dont: {
        shows: (
          <>
            <Grade condition="Good" />
            <p>Good: looks nice.</p>
          </>
        ),
        because: 'Do not explain a grade with words that nobody can measure.',
      },
    },
  ],
};
