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

/** The most that a photo is enlarged: more than its full resolution on a phone, and on most screens. */
export const mostZoom = 4;
/** How far a finger must move to turn to the next photo, in pixels. */
const swipe = 60;

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
 * Zooms what is in a box that scrolls: by wheel, two fingers, a double press, or a call of `zoom`. The point under the pointer stays. The
 * browser scrolls it: with one finger, with keys; a mouse drags it. Not by a library: those move the picture by transforms, and would have
 * to do anew what scrolling does, its keys and inertia too.
 * @param photo the photo that is shown
 * @param onSwipe called after a swipe over a photo that is not zoomed: with 1 in the reading direction of what surrounds the box, else
 * with -1
 */
export function useZoom(
  box: RefObject<HTMLDivElement | null>,
  photo: string | undefined,
  onSwipe: (step: 1 | -1) => void,
) {
  const [zoomed, setZoomed] = useState({ photo, scale: 1 });
  /** Another photo is shown whole. */
  const scale = zoomed.photo === photo ? zoomed.scale : 1;
  /** What is to stay where it is, once the new scale is drawn. */
  const anchor = useRef<{ x: number; y: number; left: number; top: number; factor: number }>(undefined);

  function zoomTo(wanted: number, at?: Point) {
    const next = Math.min(mostZoom, Math.max(1, wanted));
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

  // React listens to these passively: such a listener cannot keep the browser from scrolling the page.
  const latest = useRef({ scale, zoomTo, onSwipe });
  // Before the next event, which may come at once.
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
    /** Enlarges by a factor, around the middle. */
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

/** Listens to wheel and fingers. Returns what ends it. */
function listen(element: HTMLElement | null, latest: Latest) {
  if (!element) return undefined;
  let pinch: { distance: number; scale: number } | undefined;
  let start: number | undefined;
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    // A pinch on a touchpad is a wheel with Ctrl, in smaller steps.
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
    if (Math.abs(moved) < swipe) return;
    // The next photo is where the reading leads. The box itself is written from left to right in any language.
    const forward = element.parentElement && isRightToLeft(element.parentElement) ? 1 : -1;
    latest.current.onSwipe(Math.sign(moved) === forward ? 1 : -1);
  };
  element.addEventListener('wheel', onWheel, { passive: false });
  element.addEventListener('touchstart', onTouchStart, { passive: true });
  element.addEventListener('touchmove', onTouchMove, { passive: false });
  element.addEventListener('touchend', onTouchEnd, { passive: true });
  // Not ended by a signal: in Jest, the AbortController of `jest-fixed-jsdom` is not one of jsdom's.
  return () => {
    element.removeEventListener('wheel', onWheel);
    element.removeEventListener('touchstart', onTouchStart);
    element.removeEventListener('touchmove', onTouchMove);
    element.removeEventListener('touchend', onTouchEnd);
  };
}
