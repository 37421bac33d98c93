import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { Toaster, toast } from './Toaster.tsx';

/** Shows the messages on the page. Returns a function that removes them. */
function show(): () => void {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Toaster />);
  return () => root.unmount();
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test('messages go by themselves after a region that was removed with the focus on it', async () => {
  const remove = show();
  toast.loading('Saving');
  await expect.poll(() => document.querySelector('button')).not.toBeNull();
  document.querySelector('button')?.focus();
  await frame();
  await frame();
  remove();
  toast.removeAll();

  const removeAgain = show();
  toast('Plain', { duration: 10 });
  await expect.poll(() => document.body.textContent).toContain('Plain');
  await expect.poll(() => document.querySelector('[data-leaving]')).not.toBeNull();
  removeAgain();
  toast.removeAll();
});
