import { PAGES } from '@limber/contract/pages';

/** Pages in the navigation; their code and data load ahead. */
export const MAIN_PAGES = ['dashboard', 'exercises', 'profile'] as const;
export type MainPage = (typeof MAIN_PAGES)[number];

export function isMainPage(path: string): boolean {
  return MAIN_PAGES.some((page) => isOn(path, page));
}

/** Compares the start of the path. /workout shows the dashboard's screen. */
export function isOn(path: string, page: MainPage): boolean {
  const { path: beginning } = PAGES[page];
  return (
    path.startsWith(beginning) || (page === 'dashboard' && path.startsWith(PAGES.workout.path))
  );
}
