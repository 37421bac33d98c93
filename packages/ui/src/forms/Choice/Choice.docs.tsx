import type { ComponentDocs } from '../../component-docs.ts';
import { Field } from '../Field/Field.tsx';
import { Select } from '../Select/Select.tsx';
import { Choice } from './Choice.tsx';
import type * as stories from './Choice.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['For one of two to four, all to be seen, in a `Field` with `group`.'],
  avoid: ['For five or more: `Select`.', 'For yes or no to one thing: a button that does it.'],
  anatomy: [
    { name: 'Group', description: 'Named by the label of its field.', selector: 'fieldset' },
    {
      name: 'Option',
      description: 'A radio with its word. The whole of it can be pressed.',
      selector: 'fieldset > label',
    },
    { name: 'Hint', description: 'Optional. What the option means, read after its word.' },
  ],
  keyboard: [
    { key: 'Tab', effect: 'Goes to the option that is chosen.', story: 'ByKeyboard' },
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
        reason: 'All answers are seen, and one is chosen by a single press.',
      },
      dont: {
        example: (
          <Field label="Condition">
            <Select name="condition" options={['Fair', 'Good', 'Excellent']} defaultValue="Good" />
          </Field>
        ),
        reason: 'Do not hide three answers behind a press.',
      },
    },
  ],
};
