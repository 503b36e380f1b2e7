const AFTER_LOGIN = '/dashboard';

/**
 * The path after sign-in: `returnUrl` if it is a path of this site, else the dashboard. Browsers
 * read "//host", "/\host" and paths with tabs or line breaks as other sites.
 */
export function safeReturnUrl(returnUrl: string | null): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  const isPath = returnUrl !== null && /^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(returnUrl);
  return isPath && !isLogin(returnUrl) ? returnUrl : AFTER_LOGIN;
}

/** Passes the `returnUrl` of `search` on to `path`. */
export function onTheWay(path: string, search: string): string {
  const returnUrl = new URLSearchParams(search).get('returnUrl');
  return returnUrl === null ? path : `${path}?returnUrl=${encodeURIComponent(returnUrl)}`;
}

/** The sign-in page, with the current address as `returnUrl`. */
export function loginAddress(): string {
  const { pathname, search } = window.location;
  return isLogin(pathname)
    ? pathname + search
    : `/login?returnUrl=${encodeURIComponent(pathname + search)}`;
}

/** Returning to the sign-in page would be a loop. */
function isLogin(path: string): boolean {
  return /^\/login\/?([?#]|$)/.test(path);
}
