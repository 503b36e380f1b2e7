import { listExerciseHistory } from '@limber/contract/exercise-history';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '#api/query-client.ts';
import { api } from '#test/fake-api.ts';
import { show } from '#test/show.tsx';
import { refetchHistory } from './history.api.ts';
import { WeekStrip } from './week-strip.tsx';

const DONE_NOW = {
  id: 1,
  exerciseId: 1,
  exerciseName: 'JME 1 Movement 1',
  bodyArea: 'neck',
  seconds: 36,
  completedAt: new Date().toISOString(),
} as const;

test('what was just saved counts, also when the history was being asked for before', async () => {
  const answerBefore = api.delay(listExerciseHistory);
  show(<WeekStrip />);
  await screen.findByText('Today: nothing yet');
  api.answer(listExerciseHistory, [DONE_NOW]);
  const refetched = act(() => refetchHistory(queryClient));
  answerBefore([]);
  await refetched;
  expect(await screen.findByText('Today: moved')).toBeDefined();
});
