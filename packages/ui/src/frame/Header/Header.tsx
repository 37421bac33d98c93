'use client';

import { categories, paths } from '@apple-only/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../parts/Icon/Icon.tsx';
import { Link } from '../../parts/Link/Link.tsx';
import { ThemeSwitch, type Theme } from '../ThemeSwitch/ThemeSwitch.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import * as styles from './Header.css.ts';

export const headerLabels = {
  navigation: 'Main',
  menu: 'Menu',
  macBook: 'MACBOOK',
  iphone: 'IPHONE',
  accessories: 'ACCESSORIES',
  home: 'HOME',
  blog: 'BLOG',
  logout: 'LOGOUT',
  register: 'REGISTER',
  login: 'LOGIN',
};
export type HeaderLabels = typeof headerLabels;

export interface HeaderProps {
  /** The path of the current page, whose link is marked. */
  currentPath: string;
  /** Whether a user is signed in; undefined while the session is loading, when neither LOGIN nor LOGOUT is offered. */
  signedIn: boolean | undefined;
  /** Called when the user presses LOGOUT. */
  onLogout: () => void;
  /** The chosen theme. */
  theme: Theme;
  /** Called with the theme that the user chooses. */
  onThemeChange: (theme: Theme) => void;
  /** Replaces words, for another language. */
  labels?: Partial<HeaderLabels> | undefined;
}

/** The part of a path that identifies its page. */
const pageOf = (path: string) => path.replace(/(?<=[^/])\/+$/, '').toLowerCase();

/**
 * The top of every page: the shop's name, its pages, login or logout, and the theme. Renders a `<header>`.
 *
 * On small screens the links move into a menu, which closes on a choice, on Escape and on a press elsewhere.
 *
 * Accessibility: the navigation is named, the current page marked by `aria-current`. The menu button says whether the
 * menu is open, and Escape returns the focus to it.
 */
export function Header({ currentPath, signedIn, onLogout, theme, onThemeChange, labels }: HeaderProps) {
  const text = { ...headerLabels, ...labels };
  const navId = useId();
  const bar = useRef<HTMLDivElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  useEffect(() => {
    if (!open) return undefined;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !bar.current?.contains(target)) setOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      menuButton.current?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  const link = (href: string, children: string) => (
    <Link
      key={href}
      className={styles.item}
      href={href}
      onClick={close}
      aria-current={pageOf(currentPath) === href ? 'page' : undefined}
    >
      {children}
    </Link>
  );

  return (
    <header className={styles.root}>
      <div ref={bar} className={styles.bar}>
        <div className={styles.start}>
          <Wordmark />
        </div>
        <button
          ref={menuButton}
          type="button"
          className={styles.menuButton}
          aria-expanded={open}
          aria-controls={navId}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'cross' : 'menu'} />
          {text.menu}
        </button>
        <nav id={navId} className={styles.nav} aria-label={text.navigation} data-open={open || undefined}>
          {categories.map((category) => link(paths.category(category), text[category]))}
          {link(paths.home, text.home)}
          {link(paths.blog, text.blog)}
          <div className={styles.account}>
            {signedIn === false && [link(paths.register, text.register), link(paths.login, text.login)]}
            {signedIn && (
              <button
                type="button"
                className={styles.item}
                onClick={() => {
                  close();
                  onLogout();
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
