import { type PointerEvent, useRef, useState } from 'react';

/** The attribute of an item that names its place in the list. */
export const placeAttribute = 'data-place';
/** The attribute of an item's handle, by which touch drags it. */
export const handleAttribute = 'data-handle';

const placeAt = ({ clientX, clientY }: PointerEvent) => {
  const item = document.elementFromPoint(clientX, clientY)?.closest(`[${placeAttribute}]`);
  return item ? Number(item.getAttribute(placeAttribute)) : undefined;
};

/**
 * Lets the user reorder a list by dragging. Returns the list's props, and the place of the dragged item. A mouse or pen drags an item by its
 * picture, touch by its handle, which has `touch-action: none`; anywhere else, touch scrolls the page.
 */
export function useDragging(isOpen: boolean, onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number>();
  const start = useRef<{ place: number; x: number; y: number }>(undefined);
  const stop = () => {
    start.current = undefined;
    setDragged(undefined);
  };
  return {
    dragged,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const place = placeAt(event);
      const grip = event.pointerType === 'touch' ? `[${handleAttribute}]` : `img, [${handleAttribute}]`;
      const isGripped = event.target instanceof Element && event.target.closest(grip) !== null;
      if (!isOpen || place === undefined || !isGripped || !event.isPrimary || event.button !== 0) return;
      // Prevents the browser's own dragging of pictures.
      event.preventDefault();
      start.current = { place, x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = start;
      if (!current) return;
      // Ignore small movements during a press.
      if (dragged === undefined && Math.hypot(event.clientX - current.x, event.clientY - current.y) < 5) return;
      const place = placeAt(event);
      setDragged(current.place);
      if (place === undefined || place === current.place) return;
      onMove(current.place, place);
      current.place = place;
      setDragged(place);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  };
}
