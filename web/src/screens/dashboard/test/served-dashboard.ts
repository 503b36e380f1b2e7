import { getTodaysRoutine } from '@limber/contract/routines';
import { listRoutineHistory, type RoutineRecord } from '@limber/contract/routine-history';
import { getProgress } from '@limber/contract/progress';
import { getPainPoints } from '@limber/contract/pain-points';
import { listExercises } from '@limber/contract/exercises';
import { listExerciseHistory } from '@limber/contract/exercise-history';
import { listDiscomfortReports } from '@limber/contract/discomfort';
import { listCustomPlans } from '@limber/contract/custom-plans';
import { screen, waitFor } from '@testing-library/react';
import { localDayOf } from '@limber/domain/time/local-day';
import { beforeEach, expect } from 'vitest';
import { api } from '#test/fake-api.ts';
import { aPainPointsRecord, anExercise, aRoutine } from '#test/samples.ts';
import { currentToast } from '#ui/toast.ts';

export const TODAY = localDayOf(new Date());
export const routine = (...ids: number[]) => aRoutine(ids, { date: TODAY });
export const saved: RoutineRecord = {
  id: 1,
  name: 'Daily Routine',
  exerciseIds: [1, 2],
  exerciseNames: ['JME 1 Movement 1', 'JME 2 Movement 2'],
  bodyAreas: ['neck'],
  totalDuration: 72,
  painPointsAtTime: ['neck'],
  exerciseCount: 2,
  completedAt: '2026-01-05T09:00:00.000Z',
};

/** A user with a routine of two exercises and no history. */
export function serveDashboard(): void {
  api.answer(getTodaysRoutine, () => routine(1, 2));
  api.answer(getPainPoints, () => aPainPointsRecord);
  api.answer(listRoutineHistory, []);
  api.answer(listExerciseHistory, []);
  api.answer(getProgress, () => ({
    date: TODAY,
    exercisesCompleted: 0,
    routinesCompleted: 0,
    secondsMoved: 0,
  }));
  api.answer(listCustomPlans, []);
  api.answer(listDiscomfortReports, []);
  api.answer(listExercises, () => [1, 2, 3].map((id) => anExercise(id)));
}
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const said = (toast: object) => waitFor(() => expect(currentToast()).toMatchObject(toast));
export const exercises = () => screen.findByRole('list', { name: "Today's exercises" });

/** Call once per file. */
export function opensDashboardAt(address: string): void {
  beforeEach(() => window.history.replaceState(null, '', address));
}
