import { capitalised } from '../capitalised.ts';
import type { ExercisePlace } from '../exercises/exercise-place.ts';
import type { ScriptExercise } from './workout-script.ts';

const POSTURE_SECONDS = 3;
const GOING_SECONDS = 4;

type Place = { posture: 'seated' | 'standing'; thing: string | null };

/** `words`: null where the user stays. `seconds`: the time to get there, after the words. */
export type PlaceChange = { words: string | null; seconds: number };

export const NO_CHANGE: PlaceChange = { words: null, seconds: 0 };

const THINGS: Readonly<Record<ExercisePlace, string | null>> = {
  chair: null,
  standing: null,
  wall: 'a wall',
  desk: 'a desk',
};

/** The change of place before the exercise at `index`. A workout begins on a chair. */
export function placeChange(exercises: readonly ScriptExercise[], index: number): PlaceChange {
  const before = placeAfter(exercises.slice(0, index));
  const { posture, thing } = placeAfter(exercises.slice(0, index + 1));
  const goesTo = thing !== null && thing !== before.thing ? `go to ${thing}` : null;
  if (posture === before.posture) {
    return goesTo === null
      ? NO_CHANGE
      : { words: `${capitalised(goesTo)}.`, seconds: GOING_SECONDS };
  }
  if (posture === 'seated') return { words: 'Sit down.', seconds: POSTURE_SECONDS };
  return goesTo === null
    ? { words: 'Stand up.', seconds: POSTURE_SECONDS }
    : { words: `Stand up, and ${goesTo}.`, seconds: POSTURE_SECONDS + GOING_SECONDS };
}

/** The place after the last exercise; `either` keeps the posture of the one before. */
function placeAfter(exercises: readonly ScriptExercise[]): Place {
  const posture = exercises.findLast((each) => each.posture !== 'either')?.posture;
  const isStanding = posture === 'standing';
  const last = exercises.at(-1);
  return {
    posture: isStanding ? 'standing' : 'seated',
    thing: isStanding && last ? THINGS[last.place] : null,
  };
}
