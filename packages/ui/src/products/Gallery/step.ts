import type { KeyboardEvent } from 'react';

/** Whether an element reads from right to left. */
export const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl';

/** The index that a key leads to, in the reading direction; undefined for other keys, and at the ends. */
export function stepOf(event: KeyboardEvent, index: number, count: number): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const forward = isRightToLeft(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight';
  const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  const targets: Partial<Record<string, number>> = {
    [forward]: index + 1,
    [backward]: index - 1,
    Home: 0,
    End: count - 1,
  };
  const next = targets[event.key];
  return next !== undefined && next !== index && next >= 0 && next < count ? next : undefined;
}
