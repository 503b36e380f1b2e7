import { listDaysMoved } from '@limber/contract/progress';
import { localDayOf } from '@limber/domain/time/local-day';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api } from '#test/fake-api.ts';
import { aRoutine } from '#test/samples.ts';
import { show } from '#test/show.tsx';
import { NEW_CLOCK } from './clock.ts';
import { InHistory } from './in-history.tsx';

const { exercises } = aRoutine([1, 2, 3, 4, 5]);
const finishedAfter = (seconds: number) =>
  ({ state: 'finished', since: 0, counted: seconds * 1000 }) as const;
const words = () => screen.getByText(/Tomorrow brings/).textContent;

test.each([
  ['five seconds', finishedAfter(5), '5 exercises: Neck.'],
  ['three minutes', finishedAfter(180), '5 exercises in 3 minutes: Neck.'],
  ['nobody knows how long', NEW_CLOCK, '5 exercises in 3 minutes: Neck.'],
])('a workout that took %s is not told for longer', (_, clock, told) => {
  show(<InHistory workout={{ exercises, clock, savedHere: false }} />);
  expect(words()).toContain(told);
});

test(
  'what was saved just now has the ending of a session: the week and its goal',
  { tags: ['spec:silent/workout-ending'] },
  async () => {
    const today = {
      date: localDayOf(new Date()),
      seconds: 180,
      exercises: 5,
      routines: 1,
      areas: [],
    };
    api.answer(listDaysMoved, { days: [today], daysOff: [], weeklyGoal: 1 });
    const workout = { exercises, clock: finishedAfter(200), savedHere: true };
    show(<InHistory workout={workout} />);
    expect(await screen.findByRole('heading', { name: 'First day this week.' })).toBeDefined();
    expect(screen.getByText('That is your goal for this week. Well done.')).toBeDefined();
  },
);
