import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Input } from '../Input/Input.tsx';
import { ModelField } from '../ModelField/ModelField.tsx';
import { PasswordInput } from '../PasswordInput/PasswordInput.tsx';
import { PhotoInput } from '../PhotoInput/PhotoInput.tsx';
import { PhotosInput } from '../PhotosInput/PhotosInput.tsx';
import { Select } from '../Select/Select.tsx';
import { Textarea } from '../Textarea/Textarea.tsx';
import { Field } from './Field.tsx';

const nothing = () => {};
const own = { id: 'own', 'aria-describedby': 'beside' };

const container = document.createElement('div');
beforeEach(() => document.body.append(container));
afterEach(() => document.body.replaceChildren());

const inField = (control: ReactElement) => (
  <>
    <Field label="Question" hint="Hint." error="Error.">
      {control}
    </Field>
    <p id="beside">Beside.</p>
  </>
);

const controls = {
  Input: <Input {...own} />,
  Textarea: <Textarea {...own} />,
  Select: <Select {...own} options={['One']} />,
  PasswordInput: <PasswordInput {...own} autoComplete="new-password" />,
  PhotoInput: <PhotoInput {...own} name="photo" />,
  PhotosInput: <PhotosInput {...own} name="photos" value={[]} onChange={nothing} />,
  ModelField: <ModelField {...own} value="" onChange={nothing} />,
};

describe.each(Object.entries(controls))('%s with an id and an aria-describedby of the app', (_name, control) => {
  test('is also named and described by its field before hydration', async () => {
    container.innerHTML = renderToString(inField(control));
    const element = page.elementLocator(document.querySelector('#own') ?? container);
    await expect.element(element).toHaveAccessibleName('Question');
    await expect.element(element).toHaveAccessibleDescription(/^Beside\. Hint\. Error\./);
    await expect.element(element).toBeInvalid();
  });

  test('is the control of its label after hydration', async () => {
    container.innerHTML = renderToString(inField(control));
    const root = flushSync(() => hydrateRoot(container, inField(control)));
    await expect.poll(() => document.querySelector('label')?.control?.id).toBe('own');
    await expect
      .element(page.elementLocator(document.querySelector('#own') ?? container))
      .toHaveAccessibleName('Question');
    root.unmount();
  });
});

test('an aria-label of the app overrides the label of the field', async () => {
  container.innerHTML = renderToString(inField(<Input id="own" aria-label="Own name" />));
  await expect.element(page.getByRole('textbox')).toHaveAccessibleName('Own name');
});
