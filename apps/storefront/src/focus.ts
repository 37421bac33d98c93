import { pageHeading } from '@apple-only/ui';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { wasOpenedIn } from './history-steps.ts';

const isMenuOpen = () => document.querySelector('header nav[data-open]') !== null;

/** The heading of the part of the page that the address names, else that of the page. */
function headingOfAddress() {
  const part = document.getElementById(location.hash.slice(1));
  const heading = part?.querySelector<HTMLElement>('h1, h2');
  // Only a heading of a page can take the focus by itself.
  if (heading) heading.tabIndex = -1;
  return heading ?? document.getElementById(pageHeading.id);
}

/** Focuses the heading of the address. The menu closes then, as the focus is elsewhere. */
const leaveForHeading = () => headingOfAddress()?.focus({ preventScroll: true });

/** Focuses the page's heading, unless the menu is open: it was opened while the page was on its way. */
export const focusHeading = () => void (isMenuOpen() || leaveForHeading());

/** The parameters of an address that name another page: one part of a list, and the form of a product. */
const parameters = ['only', 'edit'] as const;

const linksTo = (href: string) => [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${CSS.escape(href)}"]`)];

/** The link that was followed from each step of the history: its address, and its place among the links to that. */
const followed = new Map<string, { href: string; place: number }>();

function useFollowedLinks(step: string) {
  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      const href = link?.getAttribute('href') ?? '';
      if (link) followed.set(step, { href, place: linksTo(href).findIndex((one) => one === link) });
    };
    document.addEventListener('click', note, { capture: true });
    return () => document.removeEventListener('click', note, { capture: true });
  }, [step]);
}

/** Focuses the link that was followed from a step of the history. Returns whether it is there. */
function focusFollowed(step: string): boolean {
  const { href, place } = followed.get(step) ?? { href: '', place: -1 };
  const link = linksTo(href)[place];
  link?.focus({ preventScroll: true });
  return link !== undefined && document.activeElement === link;
}

/**
 * Whether the focus stays where it is: at a product's card that the page has moved it to, in a field that a user types in, or at the
 * part that the browser itself has gone to, as for the link that skips the header.
 */
const isKept = () => document.activeElement?.matches('article, [type=text], :target');

/**
 * Moves the focus when the page changes, or the part of it that the address names, so that a keyboard or a screen reader goes on there:
 * to the new heading, or, in a page that the user comes back to, to the link that they had followed.
 */
export function useFocusOnNavigation() {
  const { key, pathname, search, hash } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const params = new URLSearchParams(search);
  const page = [pathname, ...parameters.map((name) => params.get(name)), hash].join(' ');
  const before = useRef(page);
  useFollowedLinks(key);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    if (isKept()) return;
    if (!isBack) focusHeading();
    // Back closes the menu: a link in it is gone.
    else if (isMenuOpen() || !focusFollowed(key)) leaveForHeading();
  }, [page, isBack, key]);
}

/** After a navigation, moves the focus to a heading that was not there yet, once it is. */
export function useFocusOnceThere(isThere: boolean) {
  const { key } = useLocation();
  useEffect(() => {
    if (isThere && !wasOpenedIn(key) && document.activeElement === document.body) focusHeading();
  }, [isThere, key]);
}

/** Moves the focus to the heading of an error that is shown, some time after a navigation, in place of the page. */
export function useFocusOnError(isShown: boolean) {
  const { key } = useLocation();
  useEffect(() => {
    if (isShown && !wasOpenedIn(key) && !isKept()) focusHeading();
  }, [isShown, key]);
}
