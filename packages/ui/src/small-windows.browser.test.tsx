import { buyer } from '@apple-only/contract/fixtures';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Field } from './forms/Field/Field.tsx';
import { ModelField } from './forms/ModelField/ModelField.tsx';
import { PhotosInput } from './forms/PhotosInput/PhotosInput.tsx';
import { RolePanel } from './frame/RolePanel/RolePanel.tsx';
import { DeleteConfirmation } from './parts/DeleteConfirmation/DeleteConfirmation.tsx';
import './theme/default-theme.css.ts';

let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  document.documentElement.style.fontSize = '';
});

test('in a very small window, a dialog shows the whole focused button', async () => {
  await page.viewport(320, 256);
  root.render(
    <DeleteConfirmation open name="MacBook Pro 14 M2 Pro, space grey" onConfirm={() => {}}>
      The product goes back on the market, and someone else can book it.
    </DeleteConfirmation>,
  );
  const cancel = page.getByRole('button', { name: 'cancel' });
  await expect.element(cancel).toHaveFocus();
  const dialog = page.getByRole('alertdialog').element().getBoundingClientRect();
  const { top, bottom } = cancel.element().getBoundingClientRect();
  expect(top).toBeGreaterThan(dialog.top);
  expect(bottom).toBeLessThan(dialog.bottom);
});

test('with text of twice the size on the smallest phone, the drop zone for photos is as high as its text', async () => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = '200%';
  root.render(
    <Field label="Photos">
      <PhotosInput value={[]} onChange={() => {}} />
    </Field>,
  );
  const words = page.getByText('Choose photos');
  await expect.element(words).toBeVisible();
  const zone = page.getByLabelText('Photos').element().parentElement;
  expect(zone?.scrollHeight).toBe(zone?.clientHeight);
  const label = page.getByText('Photos', { exact: true }).element().getBoundingClientRect();
  expect(words.element().getBoundingClientRect().top).toBeGreaterThan(label.bottom);
});

const air = { name: 'MacBook Air 13 M1', category: 'macBook', year: 2020 };

test.for(['100%', '200%'])(
  'the list of models does not overflow the smallest phone, under a narrower input, with text of %s',
  async (size) => {
    await page.viewport(320, 640);
    document.documentElement.style.fontSize = size;
    root.render(
      <div style={{ padding: '2.25rem' }}>
        <Field label="Model">
          <ModelField value="air" onChange={() => {}} models={[air]} />
        </Field>
      </div>,
    );
    await page.getByLabelText('Model').click();
    await expect.element(page.getByRole('option')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(320);
  },
);

test.for([
  // The smallest width and the limits of the panel's layouts, of 19, 35 and 44rem.
  [304, 1],
  [303, 2],
  [560, 1],
  [561, 1],
  [703, 1],
  [704, 1],
] as const)('in a role panel of %d px, the two links are in as many rows as they need: %d', async ([width, rows]) => {
  await page.viewport(800, 640);
  const edges = 2;
  root.render(
    <div style={{ inlineSize: `${width + edges}px` }}>
      <RolePanel user={buyer} currentPath="/" />
    </div>,
  );
  await expect.element(page.getByRole('link').first()).toBeVisible();
  const tops = [...document.querySelectorAll('a')].map((link) => link.getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(rows);
});
