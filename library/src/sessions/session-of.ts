import { exerciseName, exerciseSeconds } from '@limber/domain/exercises/exercise';
import { fitSession, type SessionExercise } from '@limber/domain/player/fit-session';
import type { RoutineMinutes } from '@limber/domain/preferences/preferences';
import { doseAt } from '../dose-at.ts';
import type { Entry } from '../entry.ts';
import { factsOf } from '../motion-facts/facts-of.ts';
import { placeOf } from '../safety/place-of.ts';

/** The session of a routine of so many minutes, as it is played. */
export function sessionOf(
  routine: readonly Entry[],
  minutes: RoutineMinutes,
  isKnown: boolean,
): readonly SessionExercise[] {
  const exercises = routine.map((entry) => played(entry, minutes, isKnown));
  const seconds = exercises.reduce((sum, each) => sum + exerciseSeconds(each), 0);
  return fitSession(exercises, { seconds, exercises: exercises.length });
}

function played(entry: Entry, minutes: RoutineMinutes, isKnown: boolean): SessionExercise {
  const { id, kind, steps, posture, sides, notes, contraindications } = entry;
  return {
    id,
    name: exerciseName(entry),
    kind,
    steps,
    posture,
    place: placeOf(entry),
    sides,
    dose: doseAt(entry, minutes),
    breathe: notes.breathe,
    stopWhen: contraindications.length > 0 ? notes.stopWhen : null,
    headDown: factsOf(entry).movements.includes('headDown'),
    isKnown,
  };
}
