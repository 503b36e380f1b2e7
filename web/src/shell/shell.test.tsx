import { getMe } from '@limber/contract/auth';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, openAsStranger, runsTheApp } from '#test/app.tsx';
import { api } from '#test/fake-api.ts';
import { chooseFromMenu, openMenu, press } from '#test/interactions.ts';
import { ADA } from '#test/samples.ts';

runsTheApp();

const linksOf = (landmark: HTMLElement) =>
  within(landmark)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const header = () => screen.getByRole('navigation', { name: 'Site' });

test(
  'a banner carries the mission and leads to its page',
  { tags: ['spec:1/mission-banner'] },
  async () => {
    await openAsStranger('/pricing');
    const banner = screen.getByRole('link', {
      name: 'Touch 1 million lives with preventative joint mobility',
    });
    expect(banner.getAttribute('href')).toBe('/mission');
  },
);

const missionBanner = () => screen.queryByRole('link', { name: /^Touch 1 million lives/ });

test.each([
  '/dashboard',
  '/workout',
  '/exercises',
  '/routine/1',
  '/profile',
  '/subscription',
  '/exercise-manager',
  '/checkout',
  '/onboarding',
  '/nowhere',
  '/',
  '/pricing',
  '/mission',
  '/privacy',
  '/terms',
])(
  'whoever is signed in finds the banner at %s too',
  { tags: ['spec:1/mission-banner'] },
  async (path) => {
    await open(path);
    expect(missionBanner()?.getAttribute('href')).toBe('/mission');
  },
);

test.each(['/session', '/session/1'])('nothing but the session stands at %s', async (path) => {
  await open(path);
  expect(missionBanner()).toBeNull();
});

test('whoever closes the banner has closed it on this device', async () => {
  await open('/exercises');
  await press('Close the banner');
  expect(document.documentElement.dataset['mission']).toBe('closed');
  expect(localStorage.getItem('mission')).toBe('closed');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  delete document.documentElement.dataset['mission'];
});

test(
  'with the banner closed the menu still leads to the mission',
  { tags: ['spec:1/mission-banner'] },
  async () => {
    await open('/dashboard');
    await press('Close the banner');
    await chooseFromMenu('Menu', 'Our Mission');
    await waitFor(() => expect(window.location.pathname).toBe('/mission'));
    delete document.documentElement.dataset['mission'];
  },
);

test(
  'whose password an administrator made a link to reads it until they say so, and always in the account',
  { tags: ['spec:silent/reset-link-is-told'] },
  async () => {
    const told = /An administrator made a link to reset your password on January 5, 2026/;
    api.answer(getMe, { ...ADA, resetLinkGivenAt: '2026-01-05T09:00:00.000Z' });
    await open('/exercises');
    expect(await screen.findByText(told)).toBeDefined();
    await press('I have read this');
    expect(screen.queryByText(told)).toBeNull();
    cleanup();
    await open('/profile?tab=account');
    expect(await screen.findByText(told)).toBeDefined();
    // In the account the notice cannot be dismissed.
    expect(screen.queryByRole('button', { name: 'I have read this' })).toBeNull();
  },
);

test(
  'the header offers a stranger to sign in or to get started',
  { tags: ['spec:2/navigation-header'] },
  async () => {
    await openAsStranger('/pricing');
    expect(linksOf(header())).toEqual(
      expect.arrayContaining([
        ['Sign In', '/login'],
        ['Get Started', '/register'],
      ]),
    );
    expect(within(header()).queryByRole('link', { name: 'Dashboard' })).toBeNull();
  },
);

test.each(['/', '/pricing', '/mission', '/privacy', '/terms', '/contact'])(
  'whoever is signed in finds the foot of the page at %s too',
  async (path) => {
    await open(path);
    expect(linksOf(screen.getByRole('contentinfo'))).toContainEqual([
      'For companies',
      '/#companies',
    ]);
  },
);

test('no foot of the page stands below what one does', async () => {
  await open('/dashboard');
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

test('the foot of the page names the licence and leads to the source', async () => {
  await openAsStranger('/login');
  expect(linksOf(screen.getByRole('contentinfo'))).toContainEqual([
    'Source code (AGPL-3.0)',
    '/source',
  ]);
});

test(
  'the header leads whoever is signed in to the dashboard',
  { tags: ['spec:2/navigation-header'] },
  async () => {
    await open('/pricing');
    expect(linksOf(header())).toContainEqual(['Dashboard', '/dashboard']);
    expect(within(header()).queryByRole('link', { name: 'Sign In' })).toBeNull();
  },
);

test.each([
  ['/dashboard', 'Dashboard'],
  ['/workout', 'Dashboard'],
  ['/exercises', 'Exercises'],
  ['/profile?tab=history', 'Profile'],
])('at %s the header marks %s as the page that one is on', async (path, name) => {
  await open(path);
  const marked = within(header()).getAllByRole('link', { current: 'page' });
  expect(marked.map(({ textContent }) => textContent)).toEqual([name]);
});

test('at /workout the bottom navigation highlights what it does at /dashboard', async () => {
  await open('/workout');
  const bottom = screen.getByRole('navigation', { name: 'Main' });
  expect(within(bottom).getByRole('link', { current: 'page' }).textContent).toBe('Mobility');
});

test(
  'the menu leads a stranger who wants the dashboard to sign in, and offers no profile',
  { tags: ['spec:2/navigation-menu'] },
  async () => {
    await openAsStranger('/pricing');
    const menu = await openMenu('Menu');
    const dashboard = within(menu).getByRole('menuitem', { name: 'Dashboard' });
    expect(dashboard.getAttribute('href')).toBe('/login');
    expect(within(menu).queryByRole('menuitem', { name: 'Profile' })).toBeNull();
  },
);

test(
  'the menu leads whoever is signed in to dashboard, profile and the exercise manager',
  { tags: ['spec:2/navigation-menu'] },
  async () => {
    await open('/pricing');
    const menu = await openMenu('Menu');
    const leadsTo = (name: string) =>
      within(menu).getByRole('menuitem', { name }).getAttribute('href');
    expect([leadsTo('Dashboard'), leadsTo('Profile')]).toEqual(['/dashboard', '/profile']);
    expect(leadsTo('Exercise Manager')).toBe('/exercise-manager');
  },
);

test('the menu says whose it is, and leads to all that is theirs', async () => {
  await open('/dashboard');
  const menu = within(await openMenu('Menu'));
  expect(menu.getByText('Ada Lovelace')).toBeDefined();
  expect(menu.getByText('ada@example.org')).toBeDefined();
  const addresses = menu.getAllByRole('menuitem').map((item) => item.getAttribute('href'));
  expect(addresses).toEqual([
    '/dashboard',
    '/profile',
    '/profile?tab=custom-plans',
    '/profile?tab=history',
    '/subscription',
    '/team',
    '/exercise-manager',
    '/mission',
    null,
  ]);
  expect(menu.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual([
    'System',
    'Light',
    'Dark',
  ]);
});

test.each([
  ['/dashboard', 'Mobility'],
  ['/exercises', 'Exercises'],
  ['/profile?tab=history', 'Profile'],
])(
  'at %s the bottom navigation highlights %s among its three tabs',
  { tags: ['spec:2/navigation-bottom'] },
  async (path, tab) => {
    await open(path);
    const bottom = screen.getByRole('navigation', { name: 'Main' });
    expect(linksOf(bottom)).toEqual([
      ['Mobility', '/dashboard'],
      ['Exercises', '/exercises'],
      ['Profile', '/profile'],
    ]);
    const highlighted = within(bottom).getAllByRole('link', { current: 'page' });
    expect(highlighted.map(({ textContent }) => textContent)).toEqual([tab]);
  },
);

test(
  'nothing floats above the pages of a stranger',
  { tags: ['spec:2/routes-feedback-button'] },
  async () => {
    await openAsStranger('/mission');
    expect(screen.queryByRole('link', { name: 'Feedback' })).toBeNull();
  },
);

test(
  'a letter of feedback floats above the pages of whoever is signed in',
  { tags: ['spec:2/routes-feedback-button'] },
  async () => {
    await open('/mission');
    const link = screen.getByRole('link', { name: 'Feedback' });
    expect(link.getAttribute('href')).toMatch(/^mailto:/);
  },
);

test('without a connection nobody who is signed in is asked to sign in', async () => {
  api.lose(getMe);
  await open('/dashboard');
  expect(screen.getByText(/You are still signed in/)).toBeDefined();
  expect(within(header()).queryByRole('link', { name: 'Sign In' })).toBeNull();
  expect(within(header()).queryByRole('link', { name: 'Get Started' })).toBeNull();
});

test('the menu signs out', { tags: ['spec:8/success-logout'] }, async () => {
  await open('/mission');
  await chooseFromMenu('Menu', 'Sign Out');
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  expect(linksOf(header())).toContainEqual(['Sign In', '/login']);
});
