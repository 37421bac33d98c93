import type { ComponentDocs } from '../../component-docs.ts';
import { Choice } from '../Choice/Choice.tsx';
import { Input } from '../Input/Input.tsx';
import { Field } from './Field.tsx';
import type * as stories from './Field.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'Around every `Input`, `PasswordInput`, `Textarea`, `Select`, `Choice` and `PhotoInput`.',
    'Around a control of your own, such as a `<input type="date">`: spread `useControl(props)` on it.',
    'With `group` around a `Choice`, whose radios have names of their own.',
    '`hint` for what helps to answer, before anything is wrong.',
    '`limit` for text of which the shop takes only so much. Refuse to send more: the field says what is wrong with it.',
  ],
  avoid: [
    'Around a button, or around two controls: each answer has its own field.',
    'For what is wrong with the form as a whole: `FormError`.',
  ],
  anatomy: [
    {
      name: 'Label',
      description: 'What is asked. Always visible; a press on it focuses the control.',
      selector: 'label',
    },
    { name: 'Hint', description: 'Optional. Under the label, read with the control.' },
    { name: 'Control', description: 'Named and described by the field, without any id of yours.', selector: 'input' },
    {
      name: 'Message',
      description: 'What is wrong, in red and with a sign. The control is invalid as long as it is there.',
    },
    { name: 'Note', description: 'With a `limit`, in its last tenth: how many characters are left.' },
  ],
  examples: [
    {
      do: {
        example: (
          <Field label="E-mail" hint="We reply to this address.">
            <Input name="email" type="email" />
          </Field>
        ),
        reason: 'The label stays while a person types, and the hint beside it.',
      },
      dont: {
        example: <Input name="email" type="email" placeholder="E-mail" aria-label="E-mail" />,
        reason: 'Do not make a label of the placeholder. It goes with the first letter.',
      },
    },
    {
      do: {
        example: (
          <Field label="E-mail" error="Enter an e-mail address like name@example.com.">
            <Input name="email" type="email" defaultValue="sadia@" />
          </Field>
        ),
        reason: 'Say what is wrong, so that it can be mended.',
      },
      dont: {
        example: (
          <Field label="E-mail" error="Invalid input">
            <Input name="email" type="email" defaultValue="sadia@" />
          </Field>
        ),
        reason: 'Do not say only that something is wrong.',
      },
    },
    {
      do: {
        example: (
          <Field label="Colour" limit={20}>
            <Input name="colour-right" defaultValue="Space grey, with a sticker" />
          </Field>
        ),
        reason: 'Keep all that was typed or pasted, and say how much is too much.',
      },
      dont: {
        example: (
          <Field label="Colour" error="Invalid length">
            <Input name="colour-wrong" defaultValue="Space grey, with a s" />
          </Field>
        ),
        reason: 'Do not cut it off: the end is lost before its writer has seen it.',
      },
    },
    {
      do: {
        example: (
          <Field label="I am a" group>
            <Choice name="role-right" options={['buyer', 'seller']} defaultValue="buyer" />
          </Field>
        ),
        reason: 'With `group`, the label names all radios together.',
      },
      dont: {
        example: (
          <Field label="I am a">
            <Choice name="role-wrong" options={['buyer', 'seller']} defaultValue="buyer" />
          </Field>
        ),
        reason: 'Do not forget it: this label points to a control that is not there.',
      },
    },
  ],
};
