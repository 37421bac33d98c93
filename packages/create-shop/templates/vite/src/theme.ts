import type { Theme } from '@apple-only/ui';
import { useSyncExternalStore } from 'react';
import { themeKey } from './theme-script.ts';

const currentTheme = (): Theme => {
  const theme = document.documentElement.dataset['theme'];
  return theme === 'light' || theme === 'dark' ? theme : 'system';
};

function applyTheme(theme: string | null) {
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
  else delete document.documentElement.dataset['theme'];
}

function setTheme(theme: Theme) {
  applyTheme(theme);
  try {
    if (theme === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // If the browser stores nothing, the choice holds for this page.
  }
}

/** Follows a choice made in another tab, or since the page entered the back/forward cache. */
function applyStoredTheme() {
  try {
    applyTheme(localStorage.getItem(themeKey));
  } catch {
    // If the browser stores nothing, the page keeps its own.
  }
}

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  addEventListener('storage', applyStoredTheme);
  addEventListener('pageshow', applyStoredTheme);
  return () => {
    observer.disconnect();
    removeEventListener('storage', applyStoredTheme);
    removeEventListener('pageshow', applyStoredTheme);
  };
}

/** The theme that the visitor has chosen, stored in this browser. `themeScript` applies it before the first paint. */
export const useTheme = (): [Theme, (theme: Theme) => void] => [
  useSyncExternalStore(subscribe, currentTheme, () => 'system'),
  setTheme,
];
