'use client';

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps a person in a dialog while it is there: the rest of the page can be neither reached nor scrolled, Tab goes round,
 * Escape leaves. Takes them back to where they were when it goes.
 *
 * Written out rather than a native `<dialog>`, which would silence and cover the messages that appear meanwhile.
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

  // Before it is painted, so that it is never seen without its focus.
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

  // Once the page is what it is without the dialog: what opened it may be disabled by now.
  useEffect(() => () => returnTo(places.current), []);

  return () => performance.now() - openedAt.current < doubleClick;
}

/** The longest between the two presses of a double click, in milliseconds; what systems have as their default. */
export const doubleClick = 500;

/** Makes the page around a dialog and its scrim inert, but for places where messages appear. */
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

/** Stops the page behind from scrolling, without moving anything into the place of its scrollbar. */
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
 * Where somebody is, from the control to what is around it, each with its neighbours: what of that is still there later
 * takes the focus back.
 */
function placesOf(element: Element | null): HTMLElement[] {
  const places = [element];
  for (let part = element?.parentElement?.closest(parts); part; part = part.parentElement?.closest(parts)) {
    const beside = [part.nextElementSibling, part.previousElementSibling].filter((place) => place?.matches(parts));
    // Of a list's item the card, which has a name.
    places.push(part, ...beside.map((place) => place?.querySelector(':scope > article') ?? place ?? null));
  }
  places.push(document.querySelector('main'));
  return places.flatMap((place) => (place instanceof HTMLElement && place !== document.body ? [place] : []));
}

function returnTo(places: readonly HTMLElement[]) {
  for (const place of places) {
    if (place.matches(`${parts}, main`)) place.tabIndex = -1;
    place.focus({ preventScroll: true });
    // Nothing, where it is gone or cannot be used any more.
    if (document.activeElement !== place) continue;
    const { top, bottom } = place.getBoundingClientRect();
    if (bottom <= 0 || top >= window.innerHeight) place.scrollIntoView({ block: 'nearest' });
    return;
  }
}
