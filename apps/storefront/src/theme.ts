import type { Theme } from '@apple-only/ui';
import { useSyncExternalStore } from 'react';

const currentTheme = (): Theme => {
  const theme = document.documentElement.dataset['theme'];
  return theme === 'light' || theme === 'dark' ? theme : 'system';
};
const listeners = new Set<() => void>();

function applyTheme(theme: string | null) {
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
  else delete document.documentElement.dataset['theme'];
  for (const listener of listeners) listener();
}

function chooseTheme(theme: Theme) {
  applyTheme(theme);
  try {
    if (theme === 'system') localStorage.removeItem('theme');
    else localStorage.setItem('theme', theme);
  } catch {
    // If the browser stores nothing, the choice holds for this page.
  }
}

/** Other tabs of the shop follow. */
const onStorage = ({ key, newValue }: StorageEvent) => key === 'theme' && applyTheme(newValue);

/** So does a page from the back/forward cache, which received no event. */
function onPageShow({ persisted }: PageTransitionEvent) {
  if (!persisted) return;
  try {
    applyTheme(localStorage.getItem('theme'));
  } catch {
    // If the browser stores nothing, the page keeps its theme.
  }
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    addEventListener('storage', onStorage);
    addEventListener('pageshow', onPageShow);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onPageShow);
  };
}

/** The theme the visitor chose, stored in this browser. `index.html` applies it before the first paint. */
export const useTheme = (): [Theme, (theme: Theme) => void] => [
  useSyncExternalStore(subscribe, currentTheme, () => 'system'),
  chooseTheme,
];
