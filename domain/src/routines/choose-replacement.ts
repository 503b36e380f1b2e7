import type { BodyArea } from '../body-areas.ts';
import type { Random } from '../random.ts';

/**
 * A random other exercise of the same area that the routine does not hold yet,
 * or null when the area has none left.
 */
export function chooseReplacement<Exercise extends { id: number; bodyArea: BodyArea }>(
  exercises: readonly Exercise[],
  current: { id: number; bodyArea: BodyArea },
  inRoutine: ReadonlySet<number>,
  random: Random,
): Exercise | null {
  const alternatives = exercises.filter(
    ({ id, bodyArea }) => bodyArea === current.bodyArea && id !== current.id && !inRoutine.has(id),
  );
  return alternatives[Math.floor(random() * alternatives.length)] ?? null;
}

/** Shown when an area has no other exercise to offer. */
export const NO_ALTERNATIVES = 'No other exercises available for your selected pain points';

/** The same, shown while a user runs a custom plan. */
export const NO_ALTERNATIVES_IN_AREA = 'No other exercises available for this body area';
