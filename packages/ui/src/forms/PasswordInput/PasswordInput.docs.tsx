import type { ComponentDocs } from '../../component-docs.ts';
import { Field } from '../Field/Field.tsx';
import { Input } from '../Input/Input.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import type * as stories from './PasswordInput.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'For every password, in a `Field`: `current-password` to log in, `new-password` to register.',
    'Once in a form: users can show the password, so they need not type it twice.',
  ],
  avoid: ['For a code that was sent, or another secret that a password manager must not store: `Input`.'],
  anatomy: [
    { name: 'Input', description: 'Hidden at first, and again when its form is sent.', selector: 'input' },
    {
      name: 'Show',
      description: 'Shows and hides the password. Its accessible name is the next action.',
      selector: 'button',
    },
  ],
  examples: [
    {
      do: {
        example: (
          <Field label="Password">
            <PasswordInput name="password" autoComplete="new-password" />
          </Field>
        ),
        reason: 'Users who are unsure can look at the password.',
      },
      dont: {
        example: (
          <div style={{ display: 'grid', gap: '1rem' }}>
            <Field label="Password">
              <Input name="password" type="password" />
            </Field>
            <Field label="Repeat password">
              <Input name="repeat" type="password" />
            </Field>
          </div>
        ),
        reason: 'Do not ask twice for text that users cannot see.',
      },
    },
  ],
};
