'use client';

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Makes an open dialog modal: the rest of the page can be neither reached nor scrolled, Tab cycles inside,
 * Escape closes it. Returns the focus when the dialog closes.
 *
 * Not a native `<dialog>`, which would silence and cover the messages that appear meanwhile.
 *
 * @returns whether a press now may be the second one of the double click that opened it.
 */
export function useModal(
  root: RefObject<HTMLElement | null>,
  onLeave: () => void,
  initialFocus: RefObject<HTMLElement | null> | undefined,
): () => boolean {
  const leave = useRef(onLeave);
  const openedAt = useRef(0);
  const places = useRef<readonly HTMLElement[]>([]);

  useEffect(() => {
    leave.current = onLeave;
  });

  // Before the first paint, so that the dialog is never seen without its focus.
  useLayoutEffect(() => {
    const dialog = root.current;
    if (!dialog) return undefined;
    openedAt.current = performance.now();
    places.current = placesOf(document.activeElement);
    const undo = [setAside(dialog), holdStill()];
    (initialFocus?.current ?? controlsIn(dialog)[0] ?? dialog).focus({ preventScroll: true });

    const onKeyDown = (event: KeyboardEvent) => {
      // Another dialog is on top of this one.
      if (dialog.closest('[inert]')) return;
      if (event.key === 'Escape' && !event.isComposing) leave.current();
      if (event.key === 'Tab') goRound(dialog, event);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      for (const step of undo) step();
    };
  }, [root, initialFocus]);

  // After the page has rendered without the dialog: the opener may be disabled by now.
  useEffect(() => () => returnTo(places.current), []);

  return () => performance.now() - openedAt.current < doubleClick;
}

/** The longest time between the two presses of a double click, in milliseconds; the default of most systems. */
export const doubleClick = 500;

/** Makes the page around a dialog and its scrim inert, except the regions where messages appear. */
function setAside(dialog: HTMLElement): () => void {
  const live = '[aria-live]';
  const kept = new Set<Element | null>([dialog, dialog.previousElementSibling]);
  const aside: HTMLElement[] = [];
  const look = (parent: Element) => {
    for (const child of parent.children) {
      if (kept.has(child) || child.matches(live) || !(child instanceof HTMLElement) || child.inert) continue;
      if (child.querySelector(live)) look(child);
      else aside.push(child);
    }
  };
  look(document.body);
  for (const element of aside) element.inert = true;
  return () => {
    for (const element of aside) element.inert = false;
  };
}

/** Stops the page behind from scrolling, without a layout shift where its scrollbar was. */
function holdStill(): () => void {
  const { style } = document.body;
  const { overflow, paddingRight } = style;
  const scrollbar = window.innerWidth - document.documentElement.clientWidth;
  style.overflow = 'hidden';
  if (scrollbar > 0) style.paddingRight = `${scrollbar}px`;
  return () => Object.assign(style, { overflow, paddingRight });
}

const controlsIn = (dialog: HTMLElement) => [
  ...dialog.querySelectorAll<HTMLElement>(
    ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled)',
  ),
];

function goRound(dialog: HTMLElement, event: KeyboardEvent) {
  const controls = controlsIn(dialog);
  const [first = dialog, last = dialog] = [controls[0], controls.at(-1)];
  const { activeElement } = document;
  const isAtEnd = activeElement === (event.shiftKey ? first : last) || activeElement === dialog;
  if (dialog.contains(activeElement) && !isAtEnd) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}

const parts = 'article, section, li, tr';

/**
 * The places that can take the focus back, best first: the control, then each container around it with its neighbours. The first that
 * still exists later gets the focus.
 */
function placesOf(element: Element | null): HTMLElement[] {
  const places = [element];
  for (let part = element?.parentElement?.closest(parts); part; part = part.parentElement?.closest(parts)) {
    const beside = [part.nextElementSibling, part.previousElementSibling].filter((place) => place?.matches(parts));
    // Of a list item, its card, which has a name.
    places.push(part, ...beside.map((place) => place?.querySelector(':scope > article') ?? place ?? null));
  }
  places.push(document.querySelector('main'));
  return places.flatMap((place) => (place instanceof HTMLElement && place !== document.body ? [place] : []));
}

function returnTo(places: readonly HTMLElement[]) {
  for (const place of places) {
    if (place.matches(`${parts}, main`)) place.tabIndex = -1;
    place.focus({ preventScroll: true });
    // A removed or disabled element does not take the focus.
    if (document.activeElement !== place) continue;
    const { top, bottom } = place.getBoundingClientRect();
    if (bottom <= 0 || top >= window.innerHeight) place.scrollIntoView({ block: 'nearest' });
    return;
  }
}
