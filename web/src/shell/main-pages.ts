/** The pages that the navigation leads to. */
export type MainPage = '/dashboard' | '/exercises' | '/profile';

/** Whether a path belongs to a page of the navigation, by its beginning. /workout shows the dashboard's screen. */
export function isOn(path: string, page: MainPage): boolean {
  return path.startsWith(page) || (page === '/dashboard' && path.startsWith('/workout'));
}
