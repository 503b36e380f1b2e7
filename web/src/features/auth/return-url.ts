const AFTER_LOGIN = '/dashboard';

/**
 * Where to go after signing in: `returnUrl` when it is a path of this site, else the dashboard.
 * Browsers read "//host", "/\host" and paths with tabs or line breaks in them as other sites.
 */
export function safeReturnUrl(returnUrl: string | null): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  const isPath = returnUrl !== null && /^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(returnUrl);
  return isPath && !isLogin(returnUrl) ? returnUrl : AFTER_LOGIN;
}

/** An address of the way to an account, which goes on leading where `returnUrl` of this search says. */
export function onTheWay(path: string, search: string): string {
  const returnUrl = new URLSearchParams(search).get('returnUrl');
  return returnUrl === null ? path : `${path}?returnUrl=${encodeURIComponent(returnUrl)}`;
}

/** The address of the sign-in page that leads back to where the browser is now. */
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
