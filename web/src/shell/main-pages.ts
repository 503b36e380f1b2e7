import { PAGES } from '@limber/contract/pages';

/** The pages that the navigation leads to: their code and their data are fetched ahead. */
export const MAIN_PAGES = ['dashboard', 'exercises', 'profile'] as const;
export type MainPage = (typeof MAIN_PAGES)[number];

/** Whether a path belongs to a page that the navigation leads to. */
export function isMainPage(path: string): boolean {
  return MAIN_PAGES.some((page) => isOn(path, page));
}

/** Whether a path belongs to a page of the navigation, by its beginning. /workout shows the dashboard's screen. */
export function isOn(path: string, page: MainPage): boolean {
  const { path: beginning } = PAGES[page];
  return (
    path.startsWith(beginning) || (page === 'dashboard' && path.startsWith(PAGES.workout.path))
  );
}
