import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Field } from '../Field/Field.tsx';
import { chooseFiles, holdDecoding, largePhoto } from './photos.suite.ts';
import { PhotoInput } from './PhotoInput.tsx';

beforeEach(() => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(
    <form>
      <Field label="Photo">
        <PhotoInput name="photo" />
      </Field>
      <button type="reset">Reset</button>
    </form>,
  );
  return () => {
    root.unmount();
    container.remove();
    vi.restoreAllMocks();
  };
});

test('resetting the form discards a photo that is still being prepared', async () => {
  const finish = holdDecoding();
  const input = page.getByLabelText('Photo');
  await expect.element(input).toBeInTheDocument();
  chooseFiles(input.element() as HTMLInputElement, [await largePhoto()]);
  await expect.element(page.getByText('Preparing the photo')).toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Reset' }));
  await expect.element(page.getByText('Preparing the photo')).not.toBeInTheDocument();
  await finish();
  expect((input.element() as HTMLInputElement).files).toHaveLength(0);
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
});

test('the preparation is announced in an existing live region', async () => {
  const finish = holdDecoding();
  const input = page.getByLabelText('Photo');
  await expect.element(input).toBeInTheDocument();
  const before = document.querySelector('output');
  chooseFiles(input.element() as HTMLInputElement, [await largePhoto()]);
  await expect.poll(() => before?.textContent).toBe('Preparing the photo');
  await finish();
  await expect.poll(() => before?.textContent).toBe('');
});
