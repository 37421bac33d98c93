import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from '../../wait-for.suite.ts';
import { useZoom } from './use-zoom.ts';

const side = 100;

let container: HTMLElement;

function Zoomed() {
  const box = useRef<HTMLDivElement>(null);
  const { scale, zoom, props } = useZoom(box, 'photo', () => {});
  return (
    <>
      <button type="button" onClick={() => zoom(4)}>
        Enlarge
      </button>
      <div ref={box} data-box="" style={{ width: side, height: side, overflow: 'auto' }} {...props}>
        <div style={{ width: side * scale, height: side * scale }} />
      </div>
    </>
  );
}

beforeEach(() => {
  // Only a real pointer can be captured.
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {});
  container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(<Zoomed />);
  return () => {
    root.unmount();
    container.remove();
    vi.restoreAllMocks();
  };
});

function element(selector: string): HTMLElement {
  const found = container.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

test.each(['pointerup', 'pointercancel'])('a pen drags the enlarged photo until its %s', async (end) => {
  await waitFor(() => element('button').click());
  const box = element('[data-box]');
  await waitFor(() => expect(box.scrollWidth).toBeGreaterThan(side));
  const pen = (type: string, clientX: number) =>
    box.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'pen', button: 0, clientX, clientY: 50 }));
  const before = box.scrollLeft;
  pen('pointerdown', 50);
  pen('pointermove', 40);
  await waitFor(() => expect(box.scrollLeft).toBe(before + 10));
  pen(end, 40);
  pen('pointermove', 20);
  expect(box.scrollLeft).toBe(before + 10);
});
