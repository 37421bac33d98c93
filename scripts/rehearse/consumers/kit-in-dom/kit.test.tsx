import { macBook, ownHeadphones, buyer } from '@apple-only/contract/fixtures';
import * as ui from '@apple-only/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { everyComponent } from './every-component.suite';

/*
 * The kit in a browser without layout, media queries and file transfer, as unit tests have it. Runs in Vitest (jsdom, happy-dom) and Jest.
 */

test.each(Object.entries(everyComponent(ui)))('%s renders', async (_, { part }) => {
  const { unmount } = render(part);
  await act(async () => {});
  unmount();
});

function Opener({ children }: { children: (close: () => void) => React.ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <button onClick={() => setOpen(true)}>Open</button>
      {open && children(() => setOpen(false))}
    </main>
  );
}

const dialogs: [string, (close: () => void) => React.ReactNode][] = [
  [
    'BookingModal',
    (close) => <ui.BookingModal open product={macBook} user={buyer} onSubmit={() => {}} onOpenChange={close} />,
  ],
  [
    'ReleaseDialog',
    (close) => <ui.ReleaseDialog open product={ownHeadphones} onSubmit={() => {}} onOpenChange={close} />,
  ],
  [
    'DeleteConfirmation',
    (close) => <ui.DeleteConfirmation open onOpenChange={close} onConfirm={() => {}} name="iPhone" />,
  ],
];

test.each(dialogs)('%s opens, closes with Escape and returns the focus', async (_, dialog) => {
  render(<Opener>{dialog}</Opener>);
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  expect(document.querySelector('[role$="dialog"]')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(document.querySelector('[role$="dialog"]')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('an error that appears in a form is announced', () => {
  const { rerender } = render(<ui.FormError error={undefined} />);
  rerender(<ui.FormError error={{ message: 'Wrong.' }} />);
  expect(screen.getByRole('alert').textContent).toBe('Wrong.');
});

test('a photo can be chosen and removed, and a refused one shows an error', async () => {
  const { container } = render(<ui.PhotoInput name="image" />);
  const input = container.querySelector('input') as HTMLInputElement;
  const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const bytes = Uint8Array.from(atob(onePixel), (byte) => byte.charCodeAt(0));
  const photo = new File([bytes], 'photo.png', { type: 'image/png' });
  await userEvent.upload(input, photo);
  expect(screen.getByText('photo.png')).toBeTruthy();
  fireEvent.change(input, { target: { files: [new File(['text'], 'text.txt', { type: 'text/plain' })] } });
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('button', { name: 'Remove the photo' }));
  expect(screen.queryByText('photo.png')).toBeNull();
});

test('the theme can be switched', async () => {
  const chosen: string[] = [];
  render(<ui.ThemeSwitch theme="system" onChange={(theme) => chosen.push(theme)} />);
  await userEvent.click(screen.getByRole('button'));
  expect(chosen).toEqual(['dark']);
});
