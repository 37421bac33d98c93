import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Toaster, toast } from './Toaster.tsx';

/** Shows the messages on the page. Returns a function that removes them. */
function show(page?: ReactNode): () => void {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <>
      {page}
      <Toaster />
    </>,
  );
  return () => root.unmount();
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test('toasts still disappear after an earlier region was removed while it had the focus', async () => {
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

test('a toast does not cover the focused element after a scroll', async () => {
  const tall = { display: 'block', marginBlockStart: '300vh', blockSize: 40 };
  const links = ['first', 'second'].map((name) => (
    <a key={name} href={`#${name}`} style={tall}>
      {name}
    </a>
  ));
  const remove = show(<div style={{ paddingBlockEnd: '300vh' }}>{links}</div>);
  toast.loading('Saving');
  await expect.poll(() => document.body.textContent).toContain('Saving');
  for (const link of document.querySelectorAll('a')) {
    // At the window's end, where the messages are.
    link.focus({ preventScroll: true });
    link.scrollIntoView({ block: 'end', behavior: 'instant' });
    await frame();
    const [box, message] = [link.getBoundingClientRect(), document.querySelector('section > div')];
    expect(box.bottom).toBeLessThanOrEqual(window.innerHeight + 1);
    expect(message?.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.top);
  }
  remove();
  toast.removeAll();
});

test('a toast sent before its server-rendered region hydrates is announced, as it is added to that live region', async () => {
  const problems: unknown[] = [];
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<Toaster />);
  const region = page.querySelector('section');
  let added = '';
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) added += node.textContent;
  });
  if (region) observer.observe(region, { childList: true });
  toast('Saved');
  const root = hydrateRoot(page, <Toaster />, { onRecoverableError: (error) => problems.push(error) });
  await expect.poll(() => page.textContent).toContain('Saved');
  expect(problems).toEqual([]);
  expect(page.querySelector('section')).toBe(region);
  expect(region?.getAttribute('aria-live')).toBe('polite');
  expect(added).toContain('Saved');
  root.unmount();
  toast.removeAll();
});
