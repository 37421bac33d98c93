import type { ComponentDocs } from '../../component-docs.ts';
import { Field } from '../Field/Field.tsx';
import { Input } from './Input.tsx';
import type * as stories from './Input.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'For one line of text, in a `Field`.',
    'Set `type`, `inputMode` and `autoComplete`: phones choose the keyboard by them, and browsers fill in the field.',
  ],
  avoid: [
    'For a password: `PasswordInput`. For several lines: `Textarea`. For one of a list: `Choice` or `Select`.',
    'With `type="number"` for a price or a year: sellers enter free text.',
    'With `maxLength`, which cuts off pasted text without a message: its `Field` has `limit`.',
  ],
  examples: [
    {
      do: {
        example: (
          <Field label="Selling price">
            <Input name="price" inputMode="decimal" defaultValue="620 or best offer" />
          </Field>
        ),
        reason: 'The keyboard shows digits, and the field accepts any text.',
      },
      dont: {
        example: (
          <Field label="Selling price" error="Enter a number.">
            <Input name="price" inputMode="decimal" defaultValue="620 or best offer" />
          </Field>
        ),
        reason: 'Do not refuse text that the shop accepts.',
      },
    },
  ],
};
