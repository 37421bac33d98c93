import type { ComponentDocs } from '../../component-docs.ts';
import { Field } from '../Field/Field.tsx';
import { Select } from '../Select/Select.tsx';
import { Choice } from './Choice.tsx';
import type * as stories from './Choice.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: ['For one of two to four, all to be seen, in a `Field` with `group`.'],
  avoid: ['For five or more: `Select`.', 'For yes or no to one thing: a button that does it.'],
  anatomy: [
    { part: 'Group', is: 'Named by the label of its field.', at: 'fieldset' },
    { part: 'Option', is: 'A radio with its word. The whole of it can be pressed.', at: 'fieldset > label' },
    { part: 'Hint', is: 'Optional. What the option means, read after its word.' },
  ],
  keyboard: [
    { key: 'Tab', does: 'Goes to the option that is chosen.', story: 'ByKeyboard' },
    { key: '→', does: 'Chooses the next option.', story: 'ByKeyboard' },
  ],
  pictures: [
    {
      do: {
        shows: (
          <Field label="Condition" group>
            <Choice name="condition" options={['Fair', 'Good', 'Excellent']} defaultValue="Good" />
          </Field>
        ),
        because: 'All answers are seen, and one is chosen by a single press.',
      },
      dont: {
        shows: (
          <Field label="Condition">
            <Select name="condition" options={['Fair', 'Good', 'Excellent']} defaultValue="Good" />
          </Field>
        ),
        because: 'Do not hide three answers behind a press.',
      },
    },
  ],
};
