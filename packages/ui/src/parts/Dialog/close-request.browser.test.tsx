import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Dialog, type DialogProps } from './Dialog.tsx';

/** The part that this test uses: TypeScript has no type for it yet. */
declare class CloseWatcher {
  requestClose(): void;
}

const onOpenChange = vi.fn<NonNullable<DialogProps['onOpenChange']>>();
const watchers: CloseWatcher[] = [];
let container: HTMLElement;

beforeEach(() => {
  class RecordedCloseWatcher extends CloseWatcher {
    constructor() {
      super();
      watchers.push(this);
    }
  }
  vi.stubGlobal('CloseWatcher', RecordedCloseWatcher);
  container = document.body.appendChild(document.createElement('div'));
});

afterEach(() => {
  vi.unstubAllGlobals();
  watchers.length = 0;
  onOpenChange.mockReset();
});

const dialog = (props: Partial<DialogProps>) => (
  <Dialog title="Where shall we write to?" onOpenChange={onOpenChange} {...props}>
    <p>Here.</p>
  </Dialog>
);

function show(props: Partial<DialogProps>) {
  const root = createRoot(container);
  root.render(dialog(props));
  return root;
}

test('a close request of the system, such as Android’s Back, closes the dialog', async () => {
  const root = show({ defaultOpen: true });
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => watchers).toHaveLength(1);
  watchers[0]?.requestClose();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: 'escape' });
  root.unmount();
});

test('a busy dialog accepts no close request of the system, until it is no longer busy', async () => {
  const root = show({ open: true });
  await expect.poll(() => watchers).toHaveLength(1);
  flushSync(() => root.render(dialog({ open: true, busy: true })));
  watchers[0]?.requestClose();
  expect(watchers).toHaveLength(1);
  expect(onOpenChange).not.toHaveBeenCalled();
  flushSync(() => root.render(dialog({ open: true })));
  watchers[1]?.requestClose();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: 'escape' });
  root.unmount();
});
