import type { ComponentDocs } from '../../component-docs.ts';
import { Field } from '../Field/Field.tsx';
import { Select } from '../Select/Select.tsx';
import { Choice } from './Choice.tsx';
import type * as stories from './Choice.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['For a choice among two to four options, all visible, in a `Field` with `group`.'],
  avoid: ['For five or more: `Select`.', 'For a single action that the user takes or not: a `Button`.'],
  anatomy: [
    { name: 'Group', description: 'Named by the label of its field.', selector: 'fieldset' },
    {
      name: 'Option',
      description: 'A radio with its label. The whole area can be pressed.',
      selector: 'fieldset > label',
    },
    { name: 'Hint', description: 'Optional. What the option means. Screen readers read it after the label.' },
  ],
  keyboard: [
    { key: 'Tab', effect: 'Moves the focus to the chosen option.', story: 'ByKeyboard' },
    { key: '→', effect: 'Chooses the next option.', story: 'ByKeyboard' },
  ],
  examples: [
    {
      do: {
        example: (
          <Field label="Condition" group>
            <Choice name="condition" options={['Fair', 'Good', 'Excellent']} defaultValue="Good" />
          </Field>
        ),
        reason: 'All options are visible, and one press chooses.',
      },
      dont: {
        example: (
          <Field label="Condition">
            <Select name="condition" options={['Fair', 'Good', 'Excellent']} defaultValue="Good" />
          </Field>
        ),
        reason: 'Do not hide three options in a list that users must open.',
      },
    },
  ],
};
