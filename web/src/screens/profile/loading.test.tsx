import { listCustomPlans } from '@limber/contract/custom-plans';
import { getPainPoints } from '@limber/contract/pain-points';
import { listRoutineHistory } from '@limber/contract/routine-history';
import { getSubscription } from '@limber/contract/subscription';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, runsTheApp } from '#test/app.tsx';
import { api } from '#test/fake-api.ts';

runsTheApp();

const skeletons = () =>
  screen.getByRole('tabpanel').querySelectorAll('[aria-hidden][class*="animate-breathe"]').length;

test.each([
  ['pain-points', 'your pain points', getPainPoints],
  ['history', 'your history', listRoutineHistory],
  ['subscription', 'your subscription', getSubscription],
] as const)(
  'while the tab %s loads %s, its shape is shown',
  { tags: ['spec:2/profile-skeletons'] },
  async (tab, what, endpoint) => {
    api.delay(endpoint);
    await open(`/profile?tab=${tab}`);
    expect(await screen.findByText(`Loading ${what}`)).toBeDefined();
    expect(skeletons()).toBeGreaterThan(0);
  },
);

test(
  'while the plans load there are three skeletons',
  { tags: ['spec:2/profile-plans-loading-and-empty'] },
  async () => {
    api.delay(listCustomPlans);
    await open('/profile?tab=custom-plans');
    expect(await screen.findByText('Loading your plans')).toBeDefined();
    expect(skeletons()).toBe(3);
  },
);
