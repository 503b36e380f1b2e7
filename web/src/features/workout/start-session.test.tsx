import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aRoutine } from '#test/samples.ts';
import { show } from '#test/show.tsx';
import { StartSession } from './start-session.tsx';
import type { Workout } from './use-workout.ts';

const { exercises } = aRoutine([1, 2, 3, 4, 5]);

function offer(completed: readonly number[], inHistory = false) {
  const workout = {
    exercises,
    completed: new Set(completed),
    allCompleted: completed.length === exercises.length,
    inHistory,
  };
  return show(<StartSession workout={workout as unknown as Workout} href="/session/7" />);
}

test('the way into a session leads to it', () => {
  offer([]);
  expect(screen.getByRole('link', { name: 'Start session' }).getAttribute('href')).toBe(
    '/session/7',
  );
});

test.each([
  ['all is done', [1, 2, 3, 4, 5], false],
  ['it is in the history', [], true],
] as const)('no session is offered once %s', (_, completed, inHistory) => {
  offer(completed, inHistory);
  expect(screen.queryByRole('link')).toBeNull();
});
