import { seller } from '@apple-only/contract/fixtures';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseFiles, holdDecoding, largePhoto } from '../PhotoInput/photos.suite.ts';
import { RegisterForm, type Registration } from './RegisterForm.tsx';

const onSubmit = vi.fn<(values: Registration) => void>();
beforeEach(() => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(<RegisterForm account={{ email: seller.email, name: seller.name }} onSubmit={onSubmit} />);
  return () => {
    root.unmount();
    container.remove();
    vi.restoreAllMocks();
  };
});

const small = new File([Uint8Array.of(1)], 'small.webp', { type: 'image/webp' });

test.for([
  ['the previous photo', [small]],
  ['no photo', []],
] as const)('while a photo is being prepared, the form is not submitted with %s', async ([, before]) => {
  const photo = page.getByLabelText('Photo');
  await expect.element(photo).toBeInTheDocument();
  const input = photo.element() as HTMLInputElement;
  const finish = holdDecoding();
  for (const file of before) {
    chooseFiles(input, [file]);
    await expect.element(page.getByText(file.name)).toBeVisible();
  }
  chooseFiles(input, [await largePhoto()]);
  const register = page.getByRole('button', { name: 'Register' });
  await userEvent.click(register);
  await expect.element(photo).toHaveAccessibleDescription(/Wait until the photo is ready\./);
  expect(onSubmit).not.toHaveBeenCalled();
  await finish();
  await expect.element(photo).toBeValid();
  await userEvent.click(register);
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit.mock.calls[0]?.[0].image.name).toBe('large.webp');
});
