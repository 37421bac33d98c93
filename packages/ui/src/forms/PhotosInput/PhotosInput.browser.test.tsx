import { photoLimits } from '@apple-only/contract';
import { createRoot, type Root } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from '../../wait-for.suite.ts';
import { chooseFiles, holdDecoding, largePhoto } from '../PhotoInput/photos.suite.ts';
import { StatefulPhotosInput } from './PhotosInput.suite.tsx';
import type { PhotosInputProps } from './PhotosInput.tsx';

const { perProduct } = photoLimits;

let container: HTMLElement;
let root: Root;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  root.render(<StatefulPhotosInput />);
  return () => {
    root.unmount();
    container.remove();
    // The focus may have scrolled the page.
    window.scrollTo(0, 0);
    vi.restoreAllMocks();
  };
});

/** Chooses files, as a user does. */
async function choose(files: readonly File[]) {
  const input = await waitFor(() => {
    const found = container.querySelector('input');
    if (!found) throw new Error('There is no input.');
    return found;
  });
  chooseFiles(input, files);
}

const reasons = () => Array.from(container.querySelectorAll('[role=alert] p'), ({ textContent }) => textContent);

test('many large photos are decoded one at a time, and only as many as a product can have', async () => {
  const decode = createImageBitmap;
  let open = 0;
  let maxOpen = 0;
  let decoded = 0;
  vi.spyOn(globalThis, 'createImageBitmap').mockImplementation(async (file: ImageBitmapSource) => {
    open += 1;
    decoded += 1;
    maxOpen = Math.max(maxOpen, open);
    const picture = await decode(file);
    const close = picture.close.bind(picture);
    picture.close = () => {
      open -= 1;
      close();
    };
    return picture;
  });
  await choose(await Promise.all(Array.from({ length: perProduct + 2 }, (_, index) => largePhoto(`${index + 1}.png`))));
  await waitFor(() => expect(container.querySelectorAll('img')).toHaveLength(perProduct));
  expect({ maxOpen, decoded }).toEqual({ maxOpen: 1, decoded: perProduct });
  expect(reasons()).toEqual(['9.png', '10.png'].map((name) => expect.stringContaining(`${name} was left out`)));
});

const status = () => Array.from(container.querySelectorAll('output'), ({ textContent }) => textContent);

test('photos that are prepared after the input has unmounted do not call onChange', async () => {
  const finish = holdDecoding();
  const onChange = vi.fn<() => void>();
  root.render(<StatefulPhotosInput onChange={onChange} />);
  await choose([await largePhoto()]);
  await waitFor(() => expect(status()).toContain('Preparing the photos'));
  root.render(null);
  await waitFor(() => expect(container.querySelector('input')).toBeNull());
  await finish();
  expect(onChange).not.toHaveBeenCalled();
});

test('photos that are prepared during an upload are added after it', async () => {
  const finish = holdDecoding();
  const value = ['/first.webp'];
  root.render(<StatefulPhotosInput key="with one" value={value} />);
  await waitFor(() => expect(container.querySelectorAll('li')).toHaveLength(1));
  await choose([await largePhoto()]);
  await waitFor(() => expect(status()).toContain('Preparing the photos'));
  root.render(<StatefulPhotosInput key="with one" uploads={new Map([['/first.webp', { progress: 0.5 }]])} />);
  await waitFor(() => expect(container.querySelector('progress')).not.toBeNull());
  await finish();
  expect(container.querySelectorAll('li')).toHaveLength(1);
  root.render(<StatefulPhotosInput key="with one" />);
  await waitFor(() => expect(container.querySelectorAll('li')).toHaveLength(2));
  expect(status()).not.toContain('Preparing the photos');
});

test('a return value of onPreparing is ignored', async () => {
  const reported: boolean[] = [];
  root.render(<StatefulPhotosInput key="telling" onPreparing={(is) => reported.push(is)} />);
  await waitFor(() => expect(container.querySelector('input')).not.toBeNull());
  const finish = holdDecoding();
  await choose([await largePhoto()]);
  await waitFor(() => expect(reported.at(-1)).toBe(true));
  await finish();
  await waitFor(() => expect(container.querySelectorAll('li')).toHaveLength(1));
  expect(reported.at(-1)).toBe(false);
});

test('the preparation is announced in an existing live region', async () => {
  const finish = holdDecoding();
  const before = await waitFor(() => {
    const outputs = Array.from(container.querySelectorAll('output'));
    expect(outputs).not.toEqual([]);
    return outputs;
  });
  await choose([await largePhoto()]);
  await waitFor(() => expect(before.map(({ textContent }) => textContent)).toContain('Preparing the photos'));
  await finish();
  await waitFor(() => expect(status().join('')).toBe(''));
});

test('each move is announced, even to the same place as the one before', async () => {
  root.render(<StatefulPhotosInput key="with three" value={['/1.webp', '/2.webp', '/3.webp']} />);
  const button = (name: string) =>
    waitFor(() => {
      const found = container.querySelector<HTMLElement>(`[aria-label="${name}"]`);
      if (!found) throw new Error(`There is no button “${name}”.`);
      return found;
    });
  (await button('Move photo 3 earlier')).click();
  await waitFor(() => expect(status()).toContain('Moved to place 2 of 3'));
  let changes = 0;
  const observer = new MutationObserver(() => (changes += 1));
  for (const output of container.querySelectorAll('output')) {
    observer.observe(output, { childList: true, characterData: true, subtree: true });
  }
  (await button('Move photo 1 later')).click();
  await waitFor(() => expect(changes).toBe(1));
  observer.disconnect();
  expect(status()).toContain('Moved to place 2 of 3');
});

test('after a photo is removed from a full list, the focus is where another is chosen', async () => {
  const value = Array.from({ length: perProduct }, (_, index) => `/${index + 1}.webp`);
  root.render(<StatefulPhotosInput key="full" value={value} />);
  const remove = await waitFor(() => {
    const found = container.querySelector<HTMLElement>('[aria-label="Remove photo 8"]');
    if (!found) throw new Error('There is no button to remove the last photo.');
    return found;
  });
  remove.focus();
  remove.click();
  await waitFor(() => expect(container.querySelectorAll('li')).toHaveLength(perProduct - 1));
  expect(document.activeElement).toBe(container.querySelector('input'));
});

test('a photo dragged faster than it is rendered lands where it is dropped', async () => {
  let photos: PhotosInputProps['value'] = [];
  root.render(
    <StatefulPhotosInput
      key="dragged"
      value={['/1.webp', '/2.webp', '/3.webp']}
      onChange={(next) => (photos = next)}
    />,
  );
  await waitFor(() => expect(container.querySelectorAll('li')).toHaveLength(3));
  const tiles = container.querySelectorAll('li');
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {});
  const point = (type: string, at: number) => {
    const { left, top } = tiles[at]?.getBoundingClientRect() ?? new DOMRect();
    const options = { bubbles: true, isPrimary: true, clientX: left + 4, clientY: top + 4 };
    tiles[0]?.querySelector('[data-handle]')?.dispatchEvent(new PointerEvent(type, options));
  };
  point('pointerdown', 0);
  point('pointermove', 1);
  point('pointermove', 2);
  point('pointerup', 2);
  expect(photos).toEqual(['/2.webp', '/3.webp', '/1.webp']);
});

test('two refused files of the same name each show an error', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  const letter = () => new File(['words'], 'letter.txt', { type: 'text/plain' });
  await choose([letter(), letter()]);
  await waitFor(() => expect(reasons()).toHaveLength(2));
  expect(complain).not.toHaveBeenCalled();
});
