import { expect, test } from 'vitest';
import { loginAddress, onTheWay, safeReturnUrl } from './return-url.ts';

test('who wants to pay is still led to it on the way to an account', () => {
  const search = `?returnUrl=${encodeURIComponent('/subscription?plan=annual&users=7')}`;
  const register = new URL(onTheWay('/register', search), 'http://limber.test');
  const onboarding = new URL(onTheWay('/onboarding', register.search), 'http://limber.test');
  expect(safeReturnUrl(onboarding.searchParams.get('returnUrl'))).toBe(
    '/subscription?plan=annual&users=7',
  );
  expect(onTheWay('/register', '?plan=annual')).toBe('/register');
});

test.each(['/exercises', '/profile?tab=custom-plans', '/routine/7#top', '/', '/login-help'])(
  'after signing in one is led back to %s',
  (path) => expect(safeReturnUrl(path)).toBe(path),
);

test.each([
  null,
  '',
  'exercises',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  ' /exercises',
])(
  'an address that is no path of this site (%j) counts as the dashboard',
  { tags: ['spec:2/routes-return-url'] },
  (address) => expect(safeReturnUrl(address)).toBe('/dashboard'),
);

test.each(['/login', '/login?returnUrl=%2Flogin', '/login/'])(
  'after signing in nobody is led to sign in again (%s)',
  (path) => expect(safeReturnUrl(path)).toBe('/dashboard'),
);

test('the sign-in page leads back to the current path and query', () => {
  window.history.replaceState(null, '', '/profile?tab=history&x=1');
  expect(loginAddress()).toBe('/login?returnUrl=%2Fprofile%3Ftab%3Dhistory%26x%3D1');
});

test('the address of the sign-in page itself is kept as it is', () => {
  window.history.replaceState(null, '', '/login?returnUrl=%2Fprofile');
  expect(loginAddress()).toBe('/login?returnUrl=%2Fprofile');
});
