import { setupLine } from './exercise-lines.ts';
import type { ScriptExercise } from './workout-script.ts';

const POSTURE_SECONDS = 3;
const GOING_SECONDS = 3;

type Place = { posture: 'seated' | 'standing'; at: string | null };

export type PlaceChange = { words: string | null; seconds: number };

const NO_CHANGE: PlaceChange = { words: null, seconds: 0 };

/** The change of place before the exercise at `index`. A workout begins on a chair. */
export function placeChange(exercises: readonly ScriptExercise[], index: number): PlaceChange {
  const before = placesOf(exercises.slice(0, index)).at(-1) ?? { posture: 'seated', at: null };
  const after = placesOf(exercises.slice(0, index + 1)).at(-1) ?? before;
  const going = after.at !== null && after.at !== before.at ? GOING_SECONDS : 0;
  if (after.posture === before.posture) return { ...NO_CHANGE, seconds: going };
  return {
    words: after.posture === 'standing' ? 'Stand up.' : 'Sit down.',
    seconds: POSTURE_SECONDS + going,
  };
}

/** The place of each exercise; `either` keeps the posture of the one before. */
function placesOf(exercises: readonly ScriptExercise[]): readonly Place[] {
  let posture: Place['posture'] = 'seated';
  return exercises.map((exercise) => {
    if (exercise.posture !== 'either') posture = exercise.posture;
    return { posture, at: posture === 'standing' ? thingIn(setupLine(exercise)) : null };
  });
}

function thingIn(setup: string | null): string | null {
  return /\b(wall|desk|chair|door|table)\b/.exec(setup ?? '')?.[1] ?? null;
}
