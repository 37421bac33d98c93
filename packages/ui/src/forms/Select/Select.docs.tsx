import type { ComponentDocs } from '../../component-docs.ts';
import { Choice } from '../Choice/Choice.tsx';
import { Field } from '../Field/Field.tsx';
import { Select } from './Select.tsx';
import type * as stories from './Select.stories.tsx';

const cities = ['Dhaka', 'Chittagong', 'Rajshahi', 'Jessore', 'Barishal', 'Khulna'];

export const docs: ComponentDocs<typeof stories> = {
  use: ['For a choice among five or more options, in a `Field`. With `names` if a label differs from its value.'],
  avoid: ['For two to four options: a `Choice` shows them all.', 'For several values at once: it holds one.'],
  examples: [
    {
      do: {
        example: (
          <Field label="Location">
            <Select name="location" options={cities} />
          </Field>
        ),
        reason: 'The closed list of six options needs one line.',
      },
      dont: {
        example: (
          <Field label="Location" group>
            <Choice name="location" options={cities} />
          </Field>
        ),
        reason: 'Do not lay out a long list side by side.',
      },
    },
  ],
};
