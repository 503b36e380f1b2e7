import { listCheckIns } from '@limber/contract/check-ins';
import { getRoutine, getTodaysRoutine } from '@limber/contract/routines';
import { localDayOf } from '@limber/domain/time/local-day';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { fakeLocks } from '#features/player/test/fake-locks.ts';
import { open, runsTheApp } from '#test/app.tsx';
import { api } from '#test/fake-api.ts';
import { press } from '#test/interactions.ts';
import { aRoutine } from '#test/samples.ts';

runsTheApp();

test('the timer of the routine stands still once its session was left by Back', async () => {
  const routine = aRoutine([1, 3], { date: localDayOf(new Date()) });
  fakeLocks();
  api.answer(getRoutine, routine);
  api.answer(getTodaysRoutine, routine);
  api.answer(listCheckIns, []);
  await open('/session/7');
  await press(/^Start/);
  await screen.findByRole('button', { name: 'Pause' });
  act(() => navigate('/dashboard'));
  await screen.findByRole('heading', { level: 1, name: 'Mobility Dashboard' });
  expect((await screen.findAllByText('Paused')).length).toBeGreaterThan(0);
  expect(screen.queryByText('Active')).toBeNull();
});
