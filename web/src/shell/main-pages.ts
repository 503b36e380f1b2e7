/** The pages that the navigation leads to. */
const MAIN_PAGES = ['/dashboard', '/exercises', '/profile'] as const;
export type MainPage = (typeof MAIN_PAGES)[number];

/** Whether a path belongs to a page that the navigation leads to. */
export function isMainPage(path: string): boolean {
  return MAIN_PAGES.some((page) => isOn(path, page));
}

/** Whether a path belongs to a page of the navigation, by its beginning. /workout shows the dashboard's screen. */
export function isOn(path: string, page: MainPage): boolean {
  return path.startsWith(page) || (page === '/dashboard' && path.startsWith('/workout'));
}
