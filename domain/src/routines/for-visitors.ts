import type { Contraindication, Kind } from '../exercises/exercise.ts';
import type { ExercisePlace } from '../exercises/exercise-place.ts';
import type { Muscle } from '../exercises/muscles.ts';
import { DEFAULT_PREFERENCES } from '../preferences/preferences.ts';
import { servesItsArea } from './serves-its-area.ts';
import { suits } from './suits.ts';

/** The length of a new account's routine. */
export const VISITOR_MINUTES = 3;

type ExerciseToOffer = {
  premium: boolean;
  contraindications: readonly Contraindication[];
  muscles: readonly Muscle[];
  place: ExercisePlace;
  kind: Kind;
};

/**
 * Whether a visitor without an account may get an exercise: it has no warnings, since nobody has asked them
 * about their health; it is free; it serves its area; and it suits everybody.
 */
export function isForVisitors(exercise: ExerciseToOffer): boolean {
  return (
    !exercise.premium &&
    exercise.contraindications.length === 0 &&
    servesItsArea(exercise) &&
    suits(exercise, DEFAULT_PREFERENCES)
  );
}
