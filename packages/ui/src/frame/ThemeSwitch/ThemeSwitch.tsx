'use client';

import { useSyncExternalStore } from 'react';
import { ThemeIcon } from '../../parts/Icon/icons.tsx';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { type RootProps, rootProps } from '../../parts/Root/root.ts';
import { type ThemeSwitchLabels, themeSwitchLabels } from './labels.ts';
import * as styles from './ThemeSwitch.css.ts';

/** The user's choice; `system` until they choose. */
export type Theme = 'light' | 'dark' | 'system';

export interface ThemeSwitchProps extends RootProps<HTMLButtonElement> {
  /** The current choice. */
  theme: Theme;
  /** Called with the new theme: `system` if it equals the system's scheme. */
  onChange: (theme: Theme) => void;
  /** Replaces words, for another language. */
  labels?: SomeLabels<ThemeSwitchLabels> | undefined;
}

/** The system's scheme; undefined in jsdom, which has no media queries. */
const darkSchemeQuery = () => globalThis.matchMedia?.('(prefers-color-scheme: dark)');

function subscribe(onChange: () => void) {
  const query = darkSchemeQuery();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/**
 * Switches between light and dark. Renders a `<button>` named by its action.
 *
 * The system's scheme applies until the user switches to the other one, and again once they switch back.
 *
 * Accessibility: its name is the action of a press, so it needs no state.
 */
export function ThemeSwitch({ theme, onChange, labels, ...root }: ThemeSwitchProps) {
  const text = useLabels<ThemeSwitchLabels>('ThemeSwitch', themeSwitchLabels, labels);
  const system = useSyncExternalStore(
    subscribe,
    () => (darkSchemeQuery()?.matches ? 'dark' : 'light'),
    () => 'light',
  );
  const effectiveTheme = theme === 'system' ? system : theme;
  const next = effectiveTheme === 'dark' ? 'light' : 'dark';
  return (
    <button
      {...rootProps(root, styles.root)}
      type="button"
      aria-label={next === 'dark' ? text.toDark : text.toLight}
      onClick={() => onChange(next === system ? 'system' : next)}
    >
      <ThemeIcon />
    </button>
  );
}
