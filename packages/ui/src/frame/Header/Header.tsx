'use client';

import type { Category } from '@apple-only/contract';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from '../../forms/Field/composing.ts';
import { CrossIcon, MenuIcon, SearchIcon } from '../../parts/Icon/icons.tsx';
import { Link } from '../../parts/Link/Link.tsx';
import { namedCategories } from '../../parts/ShopProvider/choices.ts';
import { useLinks, useNumbers, useShop } from '../../parts/ShopProvider/ShopProvider.tsx';
import { ThemeSwitch, type Theme } from '../ThemeSwitch/ThemeSwitch.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import { type HeaderLabels, headerLabels } from './labels.ts';
import { pageOf } from './page-of.ts';
import * as styles from './Header.css.ts';

export interface HeaderProps extends RootProps<HTMLElement> {
  /** The path of the current page, whose link is marked. */
  currentPath: string;
  /** Whether a user is signed in; undefined while the session is loading, when neither LOGIN nor LOGOUT is offered. */
  signedIn: boolean | undefined;
  /** Called when the user presses LOGOUT. */
  onSignOut: () => void;
  /** The chosen theme. */
  theme: Theme;
  /** Called with the theme that the user chooses. */
  onThemeChange: (theme: Theme) => void;
  /** The search: a `SearchField`. */
  search?: ReactNode;
  /** Whether the search is always visible, as on the page of results. Otherwise, a button opens it on small screens. @default false */
  searchShown?: boolean | undefined;
  /** Whether the key `/` leads to the search. Users must be able to turn it off (WCAG 2.1.4): `Footer` offers it. @default true */
  searchKey?: boolean | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<HeaderLabels> | undefined;
}

type ElementRef = RefObject<HTMLElement | null>;

/**
 * Closes an open part on Escape, unless Escape has closed something inside it, or is pressed in another part of the page. Returns the focus
 * to the button.
 */
function useEscape(isOpen: boolean, container: ElementRef, button: ElementRef, setOpen: (open: undefined) => void) {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
      const path = event.composedPath();
      // Without a focused element, the body receives the key.
      const isInside =
        path[0] === document.body || path.some((part) => part === container.current || part === button.current);
      if (!isInside) return;
      button.current?.focus();
      setOpen(undefined);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen, container, button, setOpen]);
}

/**
 * The menu on small screens: Escape, Back, and a press or the focus elsewhere close it. A page that arrives does not: it was already loading
 * when the user opened the menu.
 */
function useMenu(menu: ElementRef, button: ElementRef) {
  const [open = false, setOpen] = useState<boolean>();
  useEscape(open, menu, button, setOpen);
  const close = useCallback(() => {
    // The focus would be lost when the menu closes.
    if (menu.current?.contains(document.activeElement)) button.current?.focus();
    setOpen(false);
  }, [menu, button]);
  useEffect(() => {
    if (!open) return undefined;
    const onElsewhere = ({ target }: Event) => {
      const isInside = (part: HTMLElement | null) => target instanceof Node && part?.contains(target);
      if (!isInside(menu.current) && !isInside(button.current)) setOpen(false);
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    window.addEventListener('popstate', close);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      window.removeEventListener('popstate', close);
    };
  }, [open, menu, button, close]);
  return { open, setOpen, close };
}

/** Whether a key pressed on the target types text. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

const focusIn = (container: ElementRef) => container.current?.querySelector('input')?.focus();

interface SearchProps {
  barRef: ElementRef;
  currentPath: string;
  shown: boolean;
  hasKey: boolean;
  label: string;
  children: ReactNode;
}

/** The search bar. On small screens a button opens it; the key `/` leads to it. */
function Search({ barRef, currentPath, shown, hasKey, label, children }: SearchProps) {
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  /** The page on which the user opened it. */
  const [openOnPath, setOpenOnPath] = useState<string>();
  const open = shown || openOnPath !== undefined;
  useEscape(openOnPath !== undefined && !shown, container, button, setOpenOnPath);

  // Navigation closes the search, but not while the user types in it: the page may already have been loading.
  useLayoutEffect(() => {
    const isTypedIn = !!container.current?.contains(document.activeElement);
    setOpenOnPath((before) =>
      before !== undefined && (isTypedIn || before === currentPath) ? currentPath : undefined,
    );
  }, [currentPath]);

  // Before the paint, so that the key works as soon as the page is visible.
  useLayoutEffect(() => {
    if (!hasKey) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const isPlain = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
      // Behind a dialog, the page is hidden.
      if (!isPlain || isTyping(event.target) || barRef.current?.closest('[aria-hidden="true"]')) return;
      event.preventDefault();
      flushSync(() => setOpenOnPath(currentPath));
      focusIn(container);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [barRef, currentPath, hasKey]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.searchButton}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        hidden={shown}
        onClick={() => {
          // Synchronously: a phone shows its keyboard only if the focus moves within the press.
          flushSync(() => setOpenOnPath(open ? undefined : currentPath));
          if (!open) focusIn(container);
        }}
      >
        <SearchIcon />
      </button>
      <div ref={container} id={id} className={styles.search} data-open={open || undefined}>
        {children}
      </div>
    </>
  );
}

/** The categories, with their names in capitals like the rest of the header. */
function useCategoryLinks(text: HeaderLabels) {
  const { locale } = useNumbers();
  return namedCategories(useShop(), text).map(({ value, name, href }) => ({
    href,
    name: name === text[value as Category] ? name : name.toLocaleUpperCase(locale),
  }));
}

/**
 * The top of every page: the shop's name, its pages, login or logout, and the theme. Renders a `<header>`.
 *
 * On small screens the links move into a menu, which closes on a choice, on Escape, on Back, and on a press or the focus elsewhere.
 *
 * The search is beside the links. On smaller screens it is below them: a button opens it, and Escape in the empty field closes it.
 * The key `/` leads to it.
 *
 * Accessibility: the navigation is named, and the current page marked by `aria-current`. The menu button has `aria-expanded`,
 * and Escape returns the focus to it.
 */
export function Header({
  currentPath,
  signedIn,
  onSignOut,
  theme,
  onThemeChange,
  search,
  searchShown = false,
  searchKey = true,
  labels,
  ...root
}: HeaderProps) {
  const text = useLabels<HeaderLabels>('Header', headerLabels, labels);
  const links = useLinks();
  const categories = useCategoryLinks(text);
  const navId = useId();
  const bar = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const { open, setOpen, close } = useMenu(menu, menuButton);

  const link = (href: string, children: string) => (
    <Link
      key={href}
      className={styles.item}
      href={href}
      onClick={close}
      aria-current={pageOf(currentPath) === pageOf(href) ? 'page' : undefined}
    >
      {children}
    </Link>
  );

  return (
    <header {...rootProps(root, styles.root)}>
      <div ref={bar} className={styles.bar}>
        <div className={styles.start}>
          <Wordmark />
        </div>
        {search && (
          <Search barRef={bar} currentPath={currentPath} shown={searchShown} hasKey={searchKey} label={text.search}>
            {search}
          </Search>
        )}
        <button
          ref={menuButton}
          type="button"
          className={styles.menuButton}
          aria-expanded={open}
          aria-controls={navId}
          onClick={() => setOpen(!open)}
        >
          {open ? <CrossIcon /> : <MenuIcon />}
          <span className={styles.menuWord}>{text.menu}</span>
        </button>
        <nav ref={menu} id={navId} className={styles.nav} aria-label={text.navigation} data-open={open || undefined}>
          {categories.map(({ href, name }) => link(href, name))}
          {link(links.home, text.home)}
          {link(links.blog, text.blog)}
          <div className={styles.account}>
            {signedIn === false && [link(links.register, text.register), link(links.login, text.login)]}
            {signedIn && (
              <button
                type="button"
                className={styles.item}
                onClick={() => {
                  close();
                  onSignOut();
                }}
              >
                {text.logout}
              </button>
            )}
          </div>
        </nav>
        <ThemeSwitch theme={theme} onChange={onThemeChange} />
      </div>
    </header>
  );
}
