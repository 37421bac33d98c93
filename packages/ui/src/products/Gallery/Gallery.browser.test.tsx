import { iPhone } from '@apple-only/contract/fixtures';
import { createRoot, type Root } from 'react-dom/client';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../theme/default-theme.css.ts';
import { Gallery } from './Gallery.tsx';

const photos = ['a', 'b', 'c'].map((name) => `/photos/${name}.webp`);
let root: Root;

beforeEach(() => {
  const container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  return () => {
    root.unmount();
    container.remove();
    document.documentElement.removeAttribute('dir');
  };
});

/** Swipes over the full-size photo. */
function swipe(photo: Element, by: number) {
  const at = (clientX: number) => [new Touch({ identifier: 1, target: photo, clientX, clientY: 200 })];
  photo.dispatchEvent(new TouchEvent('touchstart', { touches: at(200), bubbles: true }));
  photo.dispatchEvent(new TouchEvent('touchend', { changedTouches: at(200 + by), bubbles: true }));
}

test.each(['ltr', 'rtl'] as const)(
  'in full size, a swipe turns to the next photo in the reading direction: %s',
  async (dir) => {
    const forward = dir === 'ltr' ? -100 : 100;
    document.documentElement.dir = dir;
    root.render(<Gallery photos={photos} name={iPhone.name} />);
    await page.getByRole('button', { name: 'View full size' }).click();
    const photo = page.getByRole('group', { name: /photo/ });
    await expect.element(photo).toHaveAccessibleName(/photo 1 of 3/);
    swipe(photo.element(), -forward);
    swipe(photo.element(), forward);
    await expect.element(photo).toHaveAccessibleName(/photo 2 of 3/);
    swipe(photo.element(), forward);
    await expect.element(photo).toHaveAccessibleName(/photo 3 of 3/);
    swipe(photo.element(), -forward);
    await expect.element(photo).toHaveAccessibleName(/photo 2 of 3/);
  },
);
