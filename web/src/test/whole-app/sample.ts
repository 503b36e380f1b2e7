import type { CustomPlan } from '@limber/contract/custom-plans';
import type { Exercise } from '@limber/contract/exercises';
import type { PainPointsRecord } from '@limber/contract/pain-points';
import type { RoutineRecord } from '@limber/contract/routine-history';
import type { Routine } from '@limber/contract/routines';
import { BODY_AREAS, type BodyArea } from '@limber/domain/body-areas';
import { toPainPoints } from '@limber/domain/pain-points/pain-points';
import { localDayOf } from '@limber/domain/time/local-day';
import { ADA, anExercise, aPlan } from '#test/samples.ts';

const LONG_AGO = '2026-01-05T08:00:00.000Z';

function exercise(id: number, bodyArea: BodyArea): Exercise {
  return anExercise(id, { name: `JME ${id} Slow Circle`, bodyArea });
}

/** Two exercises for each area: 1 and 2 for the neck, 3 and 4 for the shoulders, and so on. */
export const LIBRARY = BODY_AREAS.flatMap((area, index) => [
  exercise(2 * index + 1, area),
  exercise(2 * index + 2, area),
]);

/** Today's routine, with the exercises of these numbers; all of them completed, or none. */
export function routineOf(ids: readonly number[], completed = false): Routine {
  const exercises = LIBRARY.filter(({ id }) => ids.includes(id)).map((one) =>
    Object.assign({}, one, { completed }),
  );
  return {
    id: 7,
    date: localDayOf(new Date()),
    name: 'Daily Routine',
    duration: 36 * exercises.length,
    exercises,
    completedAt: null,
  };
}

export const LUNCH: CustomPlan = {
  ...aPlan(3, 'Lunch break', [1, 3]),
  description: 'Between two meetings',
  bodyAreas: ['neck', 'shoulders'],
};

export const RECORD: RoutineRecord = {
  id: 5,
  name: 'Daily Routine',
  exerciseIds: [1, 3],
  exerciseNames: ['JME 1 Slow Circle', 'JME 3 Slow Circle'],
  bodyAreas: ['neck', 'shoulders'],
  totalDuration: 72,
  painPointsAtTime: ['neck'],
  exerciseCount: 2,
  completedAt: LONG_AGO,
};

/** The neck and the hips, half each. */
export const PAIN_POINTS: PainPointsRecord = painPointsOf({ neck: 50, hips: 50 });

export function painPointsOf(weights: Parameters<typeof toPainPoints>[0]): PainPointsRecord {
  return {
    id: 2,
    userId: ADA.id,
    createdAt: LONG_AGO,
    updatedAt: LONG_AGO,
    ...toPainPoints(weights),
  };
}
