import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Dialog, type DialogProps } from './Dialog.tsx';

interface CloseWatcher {
  requestClose: () => void;
  destroy: () => void;
}

/** The browser's own watchers, those that listen. */
function watchers() {
  const listening = new Set<CloseWatcher>();
  const { CloseWatcher } = globalThis as unknown as { CloseWatcher: new () => CloseWatcher };
  class Known extends CloseWatcher {
    constructor() {
      super();
      listening.add(this);
    }
    override destroy() {
      listening.delete(this);
      super.destroy();
    }
  }
  vi.stubGlobal('CloseWatcher', Known);
  onTestFinished(() => void vi.unstubAllGlobals());
  return listening;
}

function show(props: Partial<DialogProps>) {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(
    <Dialog title="Where shall we write to?" {...props}>
      <p>Here.</p>
    </Dialog>,
  );
}

test('the way back of the system closes it, and leaves the page where it is', async () => {
  const listening = watchers();
  const onOpenChange = vi.fn<NonNullable<DialogProps['onOpenChange']>>();
  show({ defaultOpen: true, onOpenChange });
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => listening.size).toBe(1);
  for (const watcher of listening) watcher.requestClose();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: 'escape' });
  expect(listening.size).toBe(0);
});

test('it waits for no way back while it is closed or busy', async () => {
  const listening = watchers();
  show({ open: true, busy: true });
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(listening.size).toBe(0);
});
