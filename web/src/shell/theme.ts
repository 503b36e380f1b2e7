import { useSyncExternalStore } from 'react';

/** `system` follows the device. The stored choice is read before the first paint by public/theme.js. */
const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'theme';
const listeners = new Set<() => void>();

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  return THEMES.find((theme) => theme === chosen) ?? 'system';
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') {
    delete document.documentElement.dataset['theme'];
    localStorage.removeItem(KEY);
  } else {
    document.documentElement.dataset['theme'] = theme;
    localStorage.setItem(KEY, theme);
  }
  for (const listener of listeners) listener();
}

function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTheme(): Theme {
  return useSyncExternalStore(onThemeChange, currentTheme);
}
