import type { ComponentDocs } from '../../component-docs.ts';
import { Choice } from '../Choice/Choice.tsx';
import { Input } from '../Input/Input.tsx';
import { Field } from './Field.tsx';
import type * as stories from './Field.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'Around every `Input`, `PasswordInput`, `Textarea`, `Select`, `Choice`, `ModelField`, `PhotoInput`, `PhotosInput`.',
    'Around a control of your own, such as an `<input type="range">`: spread `useControl(props)` on it.',
    'With `group` around a `Choice`, whose radios have names of their own.',
    'With a `hint` that helps users to answer before they make a mistake.',
    'With a `limit` for text of limited length. Your form must refuse longer text; the field shows the error.',
  ],
  avoid: [
    'Around a button, or around two controls: each answer has its own field.',
    'For an error of the form as a whole: `FormError`.',
  ],
  anatomy: [
    {
      name: 'Label',
      description: 'The question. Always visible; a press on it focuses the control.',
      selector: 'label',
    },
    { name: 'Hint', description: 'Optional, under the label. Screen readers read it with the control.' },
    { name: 'Control', description: 'The field names and describes it; you set no ids.', selector: 'input' },
    {
      name: 'Message',
      description: 'The error, in red and with an icon. The control is invalid while it is shown.',
    },
    { name: 'Note', description: 'How many characters are left, in the last tenth of the `limit`.' },
  ],
  examples: [
    {
      do: {
        example: (
          <Field label="E-mail" hint="We reply to this address.">
            <Input name="email" type="email" />
          </Field>
        ),
        reason: 'The label and the hint stay visible while the user types.',
      },
      dont: {
        example: <Input name="email" type="email" placeholder="E-mail" aria-label="E-mail" />,
        reason: 'Do not use the placeholder as a label: it disappears with the first letter.',
      },
    },
    {
      do: {
        example: (
          <Field label="E-mail" error="Enter an e-mail address like name@example.com.">
            <Input name="email" type="email" defaultValue="sadia@" />
          </Field>
        ),
        reason: 'Say what is wrong, so that the user can correct it.',
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
        reason: 'Keep the whole text, and say how many characters are too many.',
      },
      dont: {
        example: (
          <Field label="Colour" error="Invalid length">
            <Input name="colour-wrong" defaultValue="Space grey, with a s" />
          </Field>
        ),
        reason: 'Do not cut the text off: the user may not notice that its end is lost.',
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
        reason: 'Do not forget `group`: without it, the label refers to a control that does not exist.',
      },
    },
  ],
};
