import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { Field } from '../Field/Field.tsx';
import { Choice } from './Choice.tsx';

test('custom options of several words have an accessible name and description', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  const hints = { 'Like new': 'No marks.', 'Like used': 'Some marks.' };
  root.render(
    <Field label="Condition" group>
      <Choice name="condition" options={Object.keys(hints)} hints={hints} />
    </Field>,
  );
  for (const [name, hint] of Object.entries(hints)) {
    await expect.element(page.getByRole('radio', { name, exact: true })).toHaveAccessibleDescription(hint);
  }
});
