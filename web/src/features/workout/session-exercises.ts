import type { RoutineExercise } from '@limber/contract/routines';
import { fitSession, type SessionExercise } from '@limber/domain/player/fit-session';
import { knownExercises } from '@limber/domain/routines/known-exercises';
import { summariseWorkout } from '@limber/domain/routines/daily-routine';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useToday } from '#browser/use-local-time.ts';
import { useSession } from '#features/auth/session-store.ts';
import { exerciseHistoryQuery } from '#features/routine-history/history.api.ts';

/** An exercise as a session plays it: with the dose that fits the session. */
export type PlayedRoutineExercise = RoutineExercise & SessionExercise;

/**
 * The exercises of a session of `left`, the exercises that are not done yet of `all`. Exercises count as new until the
 * history is there, and for visitors.
 */
export function useSessionExercises(
  left: readonly RoutineExercise[],
  all: readonly RoutineExercise[],
): readonly PlayedRoutineExercise[] {
  const { authenticated } = useSession();
  const { data: history = [] } = useQuery({ ...exerciseHistoryQuery, enabled: authenticated });
  const known = knownExercises(history, useToday());
  const exercises = left.map((exercise) => asPlayed(exercise, known.has(exercise.id)));
  const { totalDuration: seconds } = summariseWorkout(all);
  const told = exercises.map(({ id, dose, isKnown }) => [id, dose, isKnown]);
  // Fitting takes some milliseconds, too many for each render of a session.
  const doses = useMemo(
    () => fitSession(exercises, { seconds, exercises: all.length }).map(({ dose }) => dose),
    // oxlint-disable-next-line react/exhaustive-deps -- exercises are other objects at each render
    [JSON.stringify([told, seconds, all.length])],
  );
  return doses.flatMap((dose, place) => {
    const exercise = exercises[place];
    return exercise ? Object.assign(exercise, { dose }) : [];
  });
}

function asPlayed(exercise: RoutineExercise, isKnown: boolean): PlayedRoutineExercise {
  const { guidance, contraindications, movements } = exercise;
  return {
    ...exercise,
    isKnown,
    breathe: guidance?.breathe ?? '',
    stopWhen: contraindications.length > 0 ? (guidance?.stopWhen ?? null) : null,
    headDown: movements.includes('headDown'),
  };
}
