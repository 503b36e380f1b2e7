import { useSyncExternalStore } from 'react';

const DARK = '(prefers-color-scheme: dark)';

/** The user's choice, or the device's. */
export function usePageTheme(page: Document = document): 'light' | 'dark' {
  return useSyncExternalStore(
    (listener) => {
      const view = page.defaultView ?? window;
      const media = view.matchMedia(DARK);
      const choice = new MutationObserver(listener);
      media.addEventListener('change', listener);
      choice.observe(page.documentElement, { attributeFilter: ['data-theme'] });
      return () => {
        media.removeEventListener('change', listener);
        choice.disconnect();
      };
    },
    () => themeOf(page),
  );
}

function themeOf(page: Document): 'light' | 'dark' {
  const chosen = page.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  const isDark = (page.defaultView ?? window).matchMedia(DARK).matches;
  return isDark ? 'dark' : 'light';
}
