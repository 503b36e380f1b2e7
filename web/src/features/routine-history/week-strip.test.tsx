import { listExerciseHistory } from '@limber/contract/exercise-history';
import { listDaysMoved } from '@limber/contract/progress';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#api/query-client.ts';
import { api } from '#test/fake-api.ts';
import { show } from '#test/show.tsx';
import { refetchHistory } from './history.api.ts';
import { aDayMoved } from './test/years-moved.ts';
import { WeekStrip } from './week-strip.tsx';
import { WeekWords } from './week-words.tsx';

/** A Thursday. */
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 0, 15, 9) }));
afterEach(() => vi.restoreAllMocks());

const doneOn = (day: number) =>
  ({
    id: day,
    exerciseId: 1,
    exerciseName: 'JME 1 Movement 1',
    bodyArea: 'neck',
    seconds: 36,
    completedAt: new Date(2026, 0, day, 9).toISOString(),
  }) as const;
const days = () => screen.getAllByRole('listitem').map((item) => item.lastChild?.textContent);

test('what was just saved counts, also when the history was being asked for before', async () => {
  const answerBefore = api.delay(listExerciseHistory);
  show(<WeekStrip />);
  await screen.findByText('Today: nothing yet');
  api.answer(listExerciseHistory, [doneOn(15)]);
  const refetched = act(() => refetchHistory(queryClient));
  answerBefore([]);
  await refetched;
  expect(await screen.findByText('Today: moved')).toBeDefined();
});

test.each([
  ['en-US', 'Sunday: a rest day', 'Saturday: to come'],
  ['de-DE', 'Monday: moved', 'Sunday: to come'],
])('in %s the week runs from "%s" to "%s"', async (language, first, last) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  api.answer(listExerciseHistory, [doneOn(12), doneOn(4)]);
  show(<WeekStrip />);
  await screen.findByText('Monday: moved');
  expect(days()).toHaveLength(7);
  expect([days()[0], days()[6]]).toEqual([first, last]);
});

test(
  'the week is told by its goal, and what came before it kindly',
  { tags: ['spec:silent/weekly-goal'] },
  async () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
    api.answer(listDaysMoved, {
      days: ['2026-01-08', '2026-01-09', '2026-01-12', '2026-01-14'].map((date) => aDayMoved(date)),
      daysOff: ['2026-01-13'],
      weeklyGoal: 4,
    });
    show(<WeekWords />);
    expect(await screen.findByText('This week 2 of 4 days.')).toBeDefined();
    expect(screen.getByText('4 days in a row.')).toBeDefined();
  },
);
