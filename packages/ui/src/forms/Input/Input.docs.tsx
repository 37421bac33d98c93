import type { ComponentDocs } from '../../component-docs.ts';
import { Field } from '../Field/Field.tsx';
import { Input } from './Input.tsx';
import type * as stories from './Input.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'For one line of text, in a `Field`.',
    'Set `type`, `inputMode` and `autoComplete`: phones choose the keyboard by them, browsers fill in.',
  ],
  avoid: [
    'For a password: `PasswordInput`. For several lines: `Textarea`. For one of a list: `Choice` or `Select`.',
    'For a price or a year with `type="number"`, which the kit does not have: sellers type text.',
    'For a limit: its `Field` has `limit`. There is no `maxLength`, which cuts off what is pasted without a word.',
  ],
  examples: [
    {
      do: {
        example: (
          <Field label="Selling price">
            <Input name="price" inputMode="decimal" defaultValue="620 or best offer" />
          </Field>
        ),
        reason: 'Numbers on the keyboard, and any text in the field.',
      },
      dont: {
        example: (
          <Field label="Selling price" error="Enter a number.">
            <Input name="price" inputMode="decimal" defaultValue="620 or best offer" />
          </Field>
        ),
        reason: 'Do not refuse what the shop takes.',
      },
    },
  ],
};
