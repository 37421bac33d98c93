import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isRightToLeft } from './step.ts';

/** The maximum zoom: more than a photo's full resolution on phones and most other screens. */
export const maxZoom = 4;
/** How far a finger must move to turn to the next photo, in pixels. */
const minSwipe = 60;

interface Point {
  clientX: number;
  clientY: number;
}

const middle = (touches: TouchList): Point => {
  const [one, other] = touches;
  return {
    clientX: ((one?.clientX ?? 0) + (other?.clientX ?? 0)) / 2,
    clientY: ((one?.clientY ?? 0) + (other?.clientY ?? 0)) / 2,
  };
};
const distance = (touches: TouchList) => {
  const [one, other] = touches;
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 1;
};

/**
 * Zooms the content of a scrollable box by wheel, two fingers, a double press, or a call of `zoom`. The point under the pointer stays. The
 * browser scrolls the box by one finger or keys; a mouse drags it. Not by a library: those move the picture by transforms, and would have
 * to reimplement scrolling, including keys and inertia.
 * @param photo the current photo
 * @param onSwipe called after a swipe over a photo that is not zoomed: with 1 in the reading direction around the box, else with -1
 */
export function useZoom(
  box: RefObject<HTMLDivElement | null>,
  photo: string | undefined,
  onSwipe: (step: 1 | -1) => void,
) {
  const [zoomed, setZoomed] = useState({ photo, scale: 1 });
  /** A new photo starts unzoomed. */
  const scale = zoomed.photo === photo ? zoomed.scale : 1;
  /** The point to keep in place once the new scale is rendered. */
  const anchor = useRef<{ x: number; y: number; left: number; top: number; factor: number }>(undefined);

  function zoomTo(wanted: number, at?: Point) {
    const next = Math.min(maxZoom, Math.max(1, wanted));
    const element = box.current;
    if (!element || next === scale) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    const x = at ? at.clientX - left : width / 2;
    const y = at ? at.clientY - top : height / 2;
    anchor.current = { x, y, left: element.scrollLeft, top: element.scrollTop, factor: next / scale };
    setZoomed({ photo, scale: next });
  }

  // After each change of the scale.
  useLayoutEffect(() => {
    const { current } = anchor;
    anchor.current = undefined;
    if (!current) return;
    const { x, y, left, top, factor } = current;
    box.current?.scrollTo({ left: (left + x) * factor - x, top: (top + y) * factor - y, behavior: 'instant' });
  });

  // React's own listeners for these are passive: they cannot keep the browser from scrolling the page.
  const latest = useRef({ scale, zoomTo, onSwipe });
  // Before the next event, which may follow at once.
  useLayoutEffect(() => {
    latest.current = { scale, zoomTo, onSwipe };
  });
  useEffect(() => listen(box.current, latest), [box]);

  const pan = useRef<Point>(undefined);
  const endPan = () => {
    pan.current = undefined;
  };
  return {
    scale,
    /** Zooms by a factor, around the middle. */
    zoom: (factor: number) => zoomTo(scale * factor),
    props: {
      onDoubleClick: (event: MouseEvent) => zoomTo(scale > 1 ? 1 : 2.5, event),
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === 'touch' || event.button !== 0 || scale === 1) return;
        pan.current = event;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
        if (!pan.current) return;
        currentTarget.scrollBy({ left: pan.current.clientX - clientX, top: pan.current.clientY - clientY });
        pan.current = { clientX, clientY };
      },
      onPointerUp: endPan,
      onPointerCancel: endPan,
    },
  };
}

type Latest = RefObject<{ scale: number; zoomTo: (scale: number, at: Point) => void; onSwipe: (step: 1 | -1) => void }>;

/** Listens to wheel and touch. Returns a function that stops it. */
function listen(element: HTMLElement | null, latest: Latest) {
  if (!element) return undefined;
  let pinch: { distance: number; scale: number } | undefined;
  let start: number | undefined;
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    // A touchpad pinch arrives as wheel events with Ctrl, in smaller steps.
    const speed = event.ctrlKey ? 0.01 : 0.002;
    latest.current.zoomTo(latest.current.scale * Math.exp(-event.deltaY * speed), event);
  };
  const onTouchStart = ({ touches }: TouchEvent) => {
    pinch = touches.length === 2 ? { distance: distance(touches), scale: latest.current.scale } : undefined;
    start = touches.length === 1 && latest.current.scale === 1 ? touches[0]?.clientX : undefined;
  };
  const onTouchMove = (event: TouchEvent) => {
    if (!pinch || event.touches.length !== 2) return;
    event.preventDefault();
    latest.current.zoomTo((pinch.scale * distance(event.touches)) / pinch.distance, middle(event.touches));
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const moved = start === undefined ? 0 : (changedTouches[0]?.clientX ?? start) - start;
    start = undefined;
    if (Math.abs(moved) < minSwipe) return;
    // The next photo follows in the reading direction. The box itself is left to right in any language.
    const forward = element.parentElement && isRightToLeft(element.parentElement) ? 1 : -1;
    latest.current.onSwipe(Math.sign(moved) === forward ? 1 : -1);
  };
  element.addEventListener('wheel', onWheel, { passive: false });
  element.addEventListener('touchstart', onTouchStart, { passive: true });
  element.addEventListener('touchmove', onTouchMove, { passive: false });
  element.addEventListener('touchend', onTouchEnd, { passive: true });
  // No abort signal: in Jest, the AbortController of `jest-fixed-jsdom` is not one of jsdom's.
  return () => {
    element.removeEventListener('wheel', onWheel);
    element.removeEventListener('touchstart', onTouchStart);
    element.removeEventListener('touchmove', onTouchMove);
    element.removeEventListener('touchend', onTouchEnd);
  };
}
