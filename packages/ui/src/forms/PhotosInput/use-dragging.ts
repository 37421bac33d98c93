import { type PointerEvent, useRef, useState } from 'react';

/** The attribute of an item that names its place in the list. */
export const indexAttribute = 'data-place';
/** The attribute of an item's handle, by which touch drags it. */
export const handleAttribute = 'data-handle';

const indexAt = ({ clientX, clientY }: PointerEvent) => {
  const item = document.elementFromPoint(clientX, clientY)?.closest(`[${indexAttribute}]`);
  return item ? Number(item.getAttribute(indexAttribute)) : undefined;
};

/**
 * Lets the user reorder a list by dragging. Returns the list's props, and the place of the dragged item. A mouse or pen drags an item by its
 * picture, touch by its handle, which has `touch-action: none`; anywhere else, touch scrolls the page.
 */
export function useDragging(isEnabled: boolean, onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number>();
  const start = useRef<{ index: number; x: number; y: number }>(undefined);
  const stop = () => {
    start.current = undefined;
    setDragged(undefined);
  };
  return {
    dragged,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const index = indexAt(event);
      const grip = event.pointerType === 'touch' ? `[${handleAttribute}]` : `img, [${handleAttribute}]`;
      const isGripped = event.target instanceof Element && event.target.closest(grip) !== null;
      if (!isEnabled || index === undefined || !isGripped || !event.isPrimary || event.button !== 0) return;
      // Prevents the browser's own dragging of pictures.
      event.preventDefault();
      start.current = { index, x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = start;
      if (!current) return;
      // Ignore small movements during a press.
      if (dragged === undefined && Math.hypot(event.clientX - current.x, event.clientY - current.y) < 5) return;
      const index = indexAt(event);
      setDragged(current.index);
      if (index === undefined || index === current.index) return;
      onMove(current.index, index);
      current.index = index;
      setDragged(index);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  };
}
