import { useEffect, useRef } from 'react';
import { liftAboveControls } from './lift-above-controls.ts';

/** The interval at which the messages' place is updated, in milliseconds: the page below loads, and opens dialogs. */
const updateInterval = 200;

/**
 * Keeps the messages where they cover no control, and moves them at once when the focus moves or the page scrolls, but not while the
 * pointer or the focus is on them. Returns the region's ref.
 */
export function useLiftAboveControls(count: number) {
  const regionRef = useRef<HTMLElement>(null);
  useEffect(() => {
    const region = regionRef.current;
    if (!region || count === 0) return undefined;
    const move = () => {
      if (!region.matches(':hover, :focus-within')) region.style.translate = `0 ${-liftAboveControls(region)}px`;
    };
    move();
    const timer = setInterval(move, updateInterval);
    document.addEventListener('focusin', move);
    document.addEventListener('scroll', move, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener('focusin', move);
      document.removeEventListener('scroll', move, { capture: true });
    };
  }, [count]);
  return regionRef;
}
