import type { BodyArea } from '../body-areas.ts';
import type { Random } from '../random.ts';
import { type Placed, sharePlace } from './places-of-routine.ts';

type Candidate = Placed & { id: number; bodyArea: BodyArea };

/** At the same place if possible; null when there is no alternative. */
export function chooseReplacement<Exercise extends Candidate>(
  exercises: readonly Exercise[],
  current: Candidate,
  inRoutine: ReadonlySet<number>,
  random: Random,
): Exercise | null {
  const alternatives = exercises.filter(
    ({ id, bodyArea }) => bodyArea === current.bodyArea && id !== current.id && !inRoutine.has(id),
  );
  const here = alternatives.filter((exercise) => sharePlace(exercise, current));
  const offered = here.length > 0 ? here : alternatives;
  return offered[Math.floor(random() * offered.length)] ?? null;
}

export const NO_ALTERNATIVES = 'No other exercises available for your selected pain points';

/** For a custom plan. */
export const NO_ALTERNATIVES_IN_AREA = 'No other exercises available for this body area';
