import { type PointerEvent, useRef, useState } from 'react';

/** The attribute of an item that names its place in the list. */
export const placeAttribute = 'data-place';

const placeAt = ({ clientX, clientY }: PointerEvent) => {
  const item = document.elementFromPoint(clientX, clientY)?.closest(`[${placeAttribute}]`);
  return item ? Number(item.getAttribute(placeAttribute)) : undefined;
};

/**
 * Moves the items of a list with a mouse or pen: the list's props, and the place of the item that is dragged. A finger scrolls the page
 * instead.
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
      const isPicture = event.target instanceof Element && event.target.closest('img');
      if (!isOpen || place === undefined || !isPicture || event.pointerType === 'touch' || event.button !== 0) return;
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
