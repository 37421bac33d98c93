import type { ComponentDocs } from '../../component-docs.ts';
import { Choice } from '../Choice/Choice.tsx';
import { Field } from '../Field/Field.tsx';
import { Select } from './Select.tsx';
import type * as stories from './Select.stories.tsx';

const cities = ['Dhaka', 'Chittagong', 'Rajshahi', 'Jessore', 'Barishal', 'Khulna'];

export const docs: ComponentDocs<typeof stories> = {
  use: ['For one of five or more, in a `Field`. `names` where people read another word than is sent.'],
  avoid: ['For two to four: a `Choice` shows them all.', 'For several at once: it holds one.'],
  examples: [
    {
      do: {
        example: (
          <Field label="Location">
            <Select name="location" options={cities} />
          </Field>
        ),
        reason: 'A list that would take six lines.',
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
