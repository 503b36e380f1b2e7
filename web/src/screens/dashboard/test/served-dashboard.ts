import { screen, waitFor } from '@testing-library/react';
import { localDayOf } from '@limber/domain/time/local-day';
import { beforeEach, expect } from 'vitest';
import { fakeApi, type SeenCall } from '#test/fake-api.ts';
import { aPainPointsRecord, anExercise, aRoutine } from '#test/samples.ts';
import { currentToast } from '#ui/toast.ts';

export const TODAY = localDayOf(new Date());
export const routine = (...ids: number[]) => aRoutine(ids, { date: TODAY });
export const saved = {
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

/** Answers to a user with a routine of two exercises and nothing in the history; `more` comes first. */
export function serveDashboard(more: Parameters<typeof fakeApi>[0] = {}): SeenCall[] {
  return fakeApi({
    ...more,
    'GET /api/routines/today': () => routine(1, 2),
    'GET /api/pain-points': () => aPainPointsRecord,
    'GET /api/routine-history': () => [],
    'GET /api/exercise-history': () => [],
    'GET /api/progress/*': () => ({
      date: TODAY,
      exercisesCompleted: 0,
      routinesCompleted: 0,
      secondsMoved: 0,
    }),
    'GET /api/custom-plans': () => [],
    'GET /api/discomfort-reports': () => [],
    'GET /api/exercises': () => [1, 2, 3].map((id) => anExercise(id)),
    ...more,
  });
}
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const said = (toast: object) => waitFor(() => expect(currentToast()).toMatchObject(toast));
export const exercises = () => screen.findByRole('list', { name: "Today's exercises" });
export const calls = (seen: SeenCall[], call: string) => seen.filter((made) => made.call === call);

/** Runs the dashboard at this address. Once per file. */
export function opensDashboardAt(address: string): void {
  beforeEach(() => window.history.replaceState(null, '', address));
}
