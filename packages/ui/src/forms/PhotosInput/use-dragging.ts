import { type PointerEvent, useRef, useState } from 'react';

/** The attribute of an item that names its place in the list. */
export const placeAttribute = 'data-place';
/** The attribute of the part of an item that a finger drags it by. */
export const handleAttribute = 'data-handle';

const placeAt = ({ clientX, clientY }: PointerEvent) => {
  const item = document.elementFromPoint(clientX, clientY)?.closest(`[${placeAttribute}]`);
  return item ? Number(item.getAttribute(placeAttribute)) : undefined;
};

/**
 * Moves the items of a list: the list's props, and the place of the item that is dragged. A mouse or pen drags an item by its picture, a
 * finger by its handle, which has `touch-action: none`: anywhere else it scrolls the page.
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
      // The browser’s own dragging of a picture.
      event.preventDefault();
      start.current = { place, x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = start;
      if (!current) return;
      // A press that trembles is none.
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
