import { getMe } from '@limber/contract/auth';
import { saveHealthCard } from '@limber/contract/health-card';
import { getPainPoints, savePainPoints } from '@limber/contract/pain-points';
import { BODY_AREAS, type BodyArea } from '@limber/domain/body-areas';
import { EMPTY_HEALTH_CARD } from '@limber/domain/health/health-card';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, openAsStranger, runsTheApp } from '#test/app.tsx';
import { api } from '#test/fake-api.ts';
import { press, pressA } from '#test/interactions.ts';
import { ADA, painPointsOf } from '#test/samples.ts';
import { currentToast } from '#ui/toast.ts';

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

test("the browser's Back leads from the areas to the welcome", async () => {
  await open('/onboarding');
  await press('Continue');
  await screen.findAllByRole('checkbox');
  act(() => window.history.back());
  expect(window.location.pathname).toBe('/onboarding');
  expect(heading()).toBe('Welcome, Ada Lovelace!');
});

test(
  'Complete Setup sends a yes or no for each area and leads to the dashboard',
  {
    tags: [
      'spec:2/onboarding-areas',
      'spec:4/after-registration',
      'spec:7/pain-points',
      'spec:8/success-onboarding',
    ],
  },
  async () => {
    api.answer(getPainPoints, painPointsOf({}));
    await open('/onboarding');
    await press('Continue');
    await pressA('checkbox', 'Neck');
    await pressA('checkbox', 'Wrists & Hands');
    await press('Complete Setup');
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    expect(currentToast()).toMatchObject({
      title: 'Onboarding Complete',
      description: 'Your preferences have been saved.',
    });
    const chosen = new Set<BodyArea>(['neck', 'wristsHands']);
    expect(api.sent(savePainPoints).map(({ body }) => body)).toEqual([
      Object.fromEntries(BODY_AREAS.map((area) => [area, chosen.has(area)])),
    ]);
  },
);

test('the second half of a double click on Continue completes nothing', async () => {
  api.answer(getPainPoints, painPointsOf({}));
  await open('/onboarding');
  await press('Continue');
  const complete = await screen.findByRole('button', { name: 'Complete Setup' });
  fireEvent.click(complete, { detail: 2 });
  fireEvent.click(complete, { detail: 1 });
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
  expect(api.sent(savePainPoints)).toHaveLength(1);
});

async function completeSetup() {
  await press('Continue');
  await press('Complete Setup');
}
const error = (description: string) => ({ title: 'Error', description });

test(
  'whoever is not signed in cannot save',
  { tags: ['spec:5/onboarding-needs-token'] },
  async () => {
    await openAsStranger('/onboarding');
    await completeSetup();
    await waitFor(() =>
      expect(currentToast()).toMatchObject(
        error('Authentication token is missing. Please log in again.'),
      ),
    );
    expect(api.sent(savePainPoints)).toEqual([]);
  },
);

test(
  'what could not be saved names its reason: a sentence, a status, or the connection',
  {
    tags: [
      'spec:8/failures-onboarding-message',
      'spec:8/failures-onboarding-status',
      'spec:8/failures-onboarding',
    ],
  },
  async () => {
    await open('/onboarding');
    api.refuse(savePainPoints, 422, 'Your plan covers three areas.');
    await completeSetup();
    await waitFor(() =>
      expect(currentToast()).toMatchObject(error('Your plan covers three areas.')),
    );
    api.break(savePainPoints);
    await press('Complete Setup');
    await waitFor(() => expect(currentToast()).toMatchObject(error('Error: 500')));
    api.lose(savePainPoints);
    await press('Complete Setup');
    await waitFor(() =>
      expect(currentToast()).toMatchObject(
        error('Failed to save your preferences. Please try again.'),
      ),
    );
  },
);

test(
  'the health card is asked of whoever opens it, and saved with the rest',
  { tags: ['spec:silent/health-card'] },
  async () => {
    await open('/onboarding');
    await press('Continue');
    await press(/^Anything we should leave out\?/);
    await pressA('checkbox', 'I am pregnant');
    expect(api.sent(saveHealthCard)).toEqual([]);
    api.refuse(saveHealthCard, 500, 'Out of order.');
    await press('Complete Setup');
    await waitFor(() => expect(currentToast()?.title).toBe('Your health card could not be saved'));
    expect(window.location.pathname).toBe('/onboarding');
    expect(screen.queryByRole('checkbox', { name: 'I am pregnant', checked: true })).not.toBeNull();
    api.answer(saveHealthCard, { card: EMPTY_HEALTH_CARD, exchanged: 0 });
    await press('Complete Setup');
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    const card = { ...EMPTY_HEALTH_CARD, pregnant: true };
    expect(api.sent(saveHealthCard).map(({ body }) => body)).toEqual([card, card]);
  },
);

test(
  'whoever needs nothing left out saves no health card',
  { tags: ['spec:silent/health-card'] },
  async () => {
    await open('/onboarding');
    await completeSetup();
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    expect(api.sent(saveHealthCard)).toEqual([]);
  },
);

test(
  'a touch of the body ticks the area in the checklist, and takes it back',
  { tags: ['spec:silent/body-to-touch'] },
  async () => {
    api.answer(getPainPoints, painPointsOf({}));
    await open('/onboarding?step=2');
    const box = await screen.findByRole('checkbox', { name: 'Neck' });
    const onBody = [...document.querySelectorAll(`label[for="${box.id}"]`)].find(
      ({ textContent }) => textContent === '',
    );
    if (onBody) fireEvent.click(onBody);
    expect(box).toHaveProperty('checked', true);
    if (onBody) fireEvent.click(onBody);
    expect(box).toHaveProperty('checked', false);
  },
);
