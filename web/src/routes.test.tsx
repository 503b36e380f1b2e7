import { ALL_PAGES } from '@limber/contract/pages';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, openAsStranger, runsTheApp } from '#test/app.tsx';

const heading = async () => (await screen.findByRole('heading', { level: 1 })).textContent;
const address = () => window.location.pathname + window.location.search;

const PUBLIC = [
  ['/', '3-minute joint routines, right from your desk'],
  ['/login', 'Welcome back'],
  ['/forgot-password', 'Forgot password'],
  ['/reset-password', 'Choose a new password'],
  ['/confirm-email', 'Confirm your email'],
  ['/register', 'Create your account'],
  ['/onboarding', 'Welcome!'],
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
  ['/mission', 'Touch 1 million lives with preventative joint mobility'],
  ['/contact', 'Contact and imprint'],
  ['/companies', 'For companies'],
  ['/join', 'Your invitation'],
  ['/pricing', 'Start free. Stay as long as it helps.'],
  ['/try', 'Where does it hurt?'],
] as const;

const SIGNED_IN = [
  ['/dashboard', 'Mobility Dashboard'],
  ['/workout', 'Mobility Dashboard'],
  ['/exercises', 'Exercise Library'],
  ['/exercise-manager', 'Exercise Manager'],
  ['/routine/7', 'Daily Routine'],
  ['/routines/7', 'Daily Routine'],
  ['/session/7', 'Daily Routine'],
  ['/session', 'Daily Routine'],
  ['/subscription', 'Choose Your Plan'],
  ['/team', 'Team'],
  ['/profile', 'Profile'],
  ['/checkout', 'Checkout'],
  ['/checkout/success', 'No payment here'],
  ['/receipts/20260105-3F2A977B', 'Receipt'],
  ['/admin', 'Page Not Found'],
] as const;

runsTheApp();

test.each(PUBLIC)(
  'everybody who opens %s reads “%s”',
  { tags: ['spec:2/routes-public'] },
  async (path, title) => {
    await openAsStranger(path);
    expect(await heading()).toBe(title);
    expect(address()).toBe(path);
  },
);

test.each(SIGNED_IN)(
  'whoever is signed in and opens %s reads “%s”',
  { tags: ['spec:2/routes-signed-in', 'spec:2/dashboard-title'] },
  async (path, title) => {
    await open(path);
    await waitFor(async () => expect(await heading()).toBe(title));
  },
);

test.each(SIGNED_IN)(
  'whoever is not signed in and opens %s signs in first',
  { tags: ['spec:2/routes-strangers-sign-in-first'] },
  async (path) => {
    await openAsStranger(path);
    expect(await heading()).toBe('Welcome back');
    expect(address()).toBe(`/login?returnUrl=${encodeURIComponent(path)}`);
  },
);

test(
  '/exercise leads to the library',
  { tags: ['spec:2/routes-exercise-to-exercises'] },
  async () => {
    await open('/exercise');
    expect(await heading()).toBe('Exercise Library');
    expect(address()).toBe('/exercises');
  },
);

test('any other path is no page', { tags: ['spec:2/routes-not-found'] }, async () => {
  await openAsStranger('/exercises/5/more');
  expect(await heading()).toBe('Page Not Found');
});

test('every page has an address in this list', { tags: ['spec:2/routes-all-listed'] }, () => {
  const listed = [...PUBLIC, ...SIGNED_IN].map(([path]) =>
    path.replace('/7', '/:id').replace(/\d{8}-\w{8}/, ':number'),
  );
  expect(new Set([...listed, '/exercise'])).toEqual(
    new Set(ALL_PAGES.map(([, page]) => page.path)),
  );
});

test(
  'whoever is signed in and opens the sign-in page is led to where it leads back to',
  { tags: ['spec:2/login-signed-in-redirect'] },
  async () => {
    await open('/login?returnUrl=%2Fprofile%3Ftab%3Dhistory');
    await waitFor(() => expect(address()).toBe('/profile?tab=history'));
  },
);

test(
  'without a page to lead back to, the sign-in page leads to the dashboard',
  { tags: ['spec:2/routes-return-url'] },
  async () => {
    await open('/login');
    await waitFor(() => expect(address()).toBe('/dashboard'));
  },
);

test('a routine has one address, whichever was opened', async () => {
  await open('/routines/7?exercise=2');
  await waitFor(() => expect(window.location.pathname).toBe('/routine/7'));
  expect(window.location.search).toBe('?exercise=2');
});
