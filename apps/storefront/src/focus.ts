import { pageHeading } from '@apple-only/ui';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { wasOpenedIn } from './history-entries.ts';

const isMenuOpen = () => document.querySelector('header nav[data-open]') !== null;

/** The heading of the section that the address names, or else the page's own. */
function headingOfAddress() {
  const part = document.getElementById(location.hash.slice(1));
  const heading = part?.querySelector<HTMLElement>('h1, h2');
  // Only the page's own heading is focusable by default.
  if (heading) heading.tabIndex = -1;
  return heading ?? document.getElementById(pageHeading.id);
}

/** Focuses the heading of the address. The menu closes because it loses the focus. */
const focusHeadingOfAddress = () => headingOfAddress()?.focus({ preventScroll: true });

/** Focuses the page's heading, unless the user opened the menu while the page was loading. */
export const focusHeading = () => void (isMenuOpen() || focusHeadingOfAddress());

/** The parameters that make an address another page: a part of a list, and a product's form. */
const parameters = ['only', 'edit'] as const;

const linksTo = (href: string) => [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${CSS.escape(href)}"]`)];

/** The link followed from each history entry: its address, and its index among the links to that address. */
const followedLinks = new Map<string, { href: string; index: number }>();

function useFollowedLinks(entryKey: string) {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      const href = link?.getAttribute('href') ?? '';
      if (link) followedLinks.set(entryKey, { href, index: linksTo(href).findIndex((one) => one === link) });
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [entryKey]);
}

/** Focuses the link that was followed from a history entry. Returns whether it has the focus. */
function focusFollowedLink(entryKey: string): boolean {
  const { href, index } = followedLinks.get(entryKey) ?? { href: '', index: -1 };
  const link = linksTo(href)[index];
  link?.focus({ preventScroll: true });
  return link !== undefined && document.activeElement === link;
}

/**
 * Whether the focus stays where it is: on a product's card that the page has focused, in a field that the user types in, or on the
 * target of an anchor that the browser has followed, such as the skip link.
 */
const isFocusDeliberate = () => document.activeElement?.matches('article, [type=text], :target');

/**
 * Moves the focus when the page, or the section that the address names, changes, so that keyboards and screen readers continue
 * there: to the new heading or, on a page that the user returns to, to the link that they followed.
 */
export function useFocusOnNavigation() {
  const { key, pathname, search, hash } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const params = new URLSearchParams(search);
  const page = [pathname, ...parameters.map((name) => params.get(name)), hash].join(' ');
  const previousPage = useRef(page);
  useFollowedLinks(key);
  useEffect(() => {
    if (previousPage.current === page) return;
    previousPage.current = page;
    if (isFocusDeliberate()) return;
    if (!isBack) focusHeading();
    // Back closes the menu, so a followed link in it cannot take the focus.
    else if (isMenuOpen() || !focusFollowedLink(key)) focusHeadingOfAddress();
  }, [page, isBack, key]);
}

/** Focuses a heading that renders only some time after a navigation. */
export function useFocusOnceRendered(isRendered: boolean) {
  const { key } = useLocation();
  useEffect(() => {
    if (isRendered && !wasOpenedIn(key) && document.activeElement === document.body) focusHeading();
  }, [isRendered, key]);
}

/** Focuses the heading of an error that replaces the page some time after a navigation. */
export function useFocusOnError(isShown: boolean) {
  const { key } = useLocation();
  useEffect(() => {
    if (isShown && !wasOpenedIn(key) && !isFocusDeliberate()) focusHeading();
  }, [isShown, key]);
}
