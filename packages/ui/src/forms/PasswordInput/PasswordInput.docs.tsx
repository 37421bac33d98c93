import type { ComponentDocs } from '../../component-docs.ts';
import { Field } from '../Field/Field.tsx';
import { Input } from '../Input/Input.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import type * as stories from './PasswordInput.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'For every password, in a `Field`: `current-password` to log in, `new-password` to register.',
    'Once. Because it can be shown, it need not be typed twice.',
  ],
  avoid: ['For a code that was sent, or any other secret that a password manager must not keep: `Input`.'],
  anatomy: [
    { name: 'Input', description: 'Hidden at first, and again when its form is sent.', selector: 'input' },
    {
      name: 'Show',
      description: 'Shows and hides what was typed. Its name tells listeners what a press will do.',
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
        reason: 'A person who is unsure looks at what they typed.',
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
        reason: 'Do not ask twice for what cannot be seen.',
      },
    },
  ],
};
