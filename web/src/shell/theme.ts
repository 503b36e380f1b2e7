import { createStore, useStore } from 'zustand';
import { ofDevice } from '#browser/stored.ts';

/** `system` follows the device. document/before-paint.ts reads the stored choice before the first paint. */
export const THEME_OPTIONS = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;
export type ThemeChoice = (typeof THEME_OPTIONS)[number]['value'];

const KEY = 'theme';
const theme = createStore<ThemeChoice>(() => {
  const chosen = globalThis.document?.documentElement.dataset['theme'];
  return THEME_OPTIONS.find(({ value }) => value === chosen)?.value ?? 'system';
});

/** Applies the theme, now and on later visits in this browser. */
export function setTheme(chosen: ThemeChoice): void {
  if (chosen === 'system') {
    delete document.documentElement.dataset['theme'];
    ofDevice.remove(KEY);
  } else {
    document.documentElement.dataset['theme'] = chosen;
    ofDevice.set(KEY, chosen);
  }
  theme.setState(chosen, true);
}

export const useTheme = () => useStore(theme);
