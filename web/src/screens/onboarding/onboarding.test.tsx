// @vitest-environment happy-dom
import { getMe } from '@limber/contract/auth';
import { getPainPoints, savePainPoints } from '@limber/contract/pain-points';
import { BODY_AREAS, type BodyArea } from '@limber/domain/body-areas';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, openAsStranger, runsTheApp } from '#test/whole-app/app.tsx';
import { api } from '#test/whole-app/fake-api.ts';
import { press, pressA } from '#test/whole-app/hands.ts';
import { ADA } from '#test/samples.ts';
import { painPointsOf } from '#test/whole-app/sample.ts';

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

runsTheApp();

test(
  'three steps are shown, and the first is the account',
  { tags: ['spec:2/onboarding-steps'] },
  async () => {
    await open('/onboarding');
    const steps = within(screen.getByRole('list', { name: 'Getting started' }));
    const items = steps.getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Account',
      'Pain Points',
      'Preferences',
    ]);
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual(['step', null, null]);
  },
);

test.each([
  ['Ada Lovelace', 'Welcome, Ada Lovelace!'],
  ['', 'Welcome, ada!'],
])(
  'somebody with the full name “%s” reads “%s”',
  { tags: ['spec:2/onboarding-welcome'] },
  async (fullName, welcome) => {
    api.answer(getMe, { ...ADA, fullName });
    await open('/onboarding');
    expect(heading()).toBe(welcome);
  },
);

test('onboarding can be skipped', { tags: ['spec:2/onboarding-skip'] }, async () => {
  await openAsStranger('/onboarding');
  const skip = screen.getByRole('link', { name: 'Skip onboarding for now' });
  expect(skip.getAttribute('href')).toBe('/dashboard');
});

test(
  'Continue leads to the nine areas, Back to the welcome, and nothing to the preferences',
  { tags: ['spec:2/onboarding-areas'] },
  async () => {
    await open('/onboarding');
    await press('Continue');
    const areas = await screen.findAllByRole('checkbox');
    expect(areas.map((area) => area.closest('label')?.textContent)).toEqual([
      'Neck',
      'Shoulders',
      'Elbows',
      'Wrists & Hands',
      'Upper Back',
      'Lower Back',
      'Hips',
      'Knees',
      'Ankles & Feet',
    ]);
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    await press('Back');
    expect(heading()).toBe('Welcome, Ada Lovelace!');
  },
);

test(
  'Complete Setup sends a yes or no for each area and leads to the dashboard',
  { tags: ['spec:2/onboarding-areas', 'spec:4/after-registration', 'spec:7/pain-points'] },
  async () => {
    api.answer(getPainPoints, painPointsOf({}));
    await open('/onboarding');
    await press('Continue');
    await pressA('checkbox', 'Neck');
    await pressA('checkbox', 'Wrists & Hands');
    await press('Complete Setup');
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    const chosen = new Set<BodyArea>(['neck', 'wristsHands']);
    expect(api.sent(savePainPoints).map(({ body }) => body)).toEqual([
      Object.fromEntries(BODY_AREAS.map((area) => [area, chosen.has(area)])),
    ]);
  },
);
