import { listCustomPlans } from '@limber/contract/custom-plans';
import { listExercises } from '@limber/contract/exercises';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import * as moving from '#features/exercises/moving-tiles.tsx';
import * as tiles from '#features/exercises/exercise-tile.tsx';
import { api } from '#test/fake-api.ts';
import * as chips from '#ui/chip.tsx';
import { aPlan, anExercise } from '#test/samples.ts';
import { show } from '#test/show.tsx';
import { ExercisesScreen } from './exercises.tsx';

const TOTAL = 120;

beforeEach(() => {
  api.answer(
    listExercises,
    Array.from({ length: TOTAL }, (_, index) =>
      anExercise(index + 1, { bodyArea: index % 2 === 0 ? 'neck' : 'hips' }),
    ),
  );
  api.answer(listCustomPlans, [aPlan(7, 'Mondays', [1])]);
});

/** Counts tile renders from now on. */
function renders() {
  const spy = vi.spyOn(tiles, 'ExerciseTile');
  return () => spy.mock.calls.length;
}

test('words that are typed render neither the filters nor the gallery anew', async () => {
  const spies = [vi.spyOn(chips, 'Chip'), vi.spyOn(moving, 'MovingTiles')];
  const renders = () => spies.map((spy) => spy.mock.calls.length);
  show(<ExercisesScreen />);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(TOTAL));
  const before = renders();
  expect(Math.min(...before)).toBeGreaterThan(0);
  await userEvent.type(screen.getByRole('searchbox'), '12');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(renders()).toEqual(before);
});

test('another tab, filter or search renders no tile anew', async () => {
  const count = renders();
  show(<ExercisesScreen />);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(TOTAL));
  await screen.findByText('120 exercises');
  expect(count()).toBeGreaterThanOrEqual(TOTAL);
  const before = count();
  await userEvent.click(screen.getByRole('tab', { name: 'Hip' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(TOTAL / 2));
  await userEvent.click(screen.getByRole('button', { name: 'Seated' }));
  await userEvent.click(screen.getByRole('tab', { name: 'All Areas' }));
  await userEvent.type(screen.getByRole('searchbox'), '12');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(count()).toBe(before);
});
