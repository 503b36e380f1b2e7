import type { BodyArea } from '../body-areas.ts';
import type { Random } from '../random.ts';
import { goesWith, type Relative } from './goes-with.ts';
import { cameYesterday, NO_PAST, type PastRoutines } from './past-routines.ts';
import { type Placed, sharePlace } from './places-of-routine.ts';
import { preferring } from './preferring.ts';

type Candidate = Placed & Relative & { bodyArea: BodyArea };

/**
 * A random exercise of the same area. Preferred are those that go with the rest of the routine, then those at
 * the same place, then those that were not in yesterday's routine. Null when the area has no other.
 */
export function chooseReplacement<Exercise extends Candidate>(
  exercises: readonly Exercise[],
  current: Candidate,
  routine: readonly Relative[],
  random: Random,
  past: PastRoutines = NO_PAST,
): Exercise | null {
  const others = routine.filter(({ id }) => id !== current.id);
  const offered = preferring(
    exercises.filter(
      ({ id, bodyArea }) =>
        bodyArea === current.bodyArea &&
        id !== current.id &&
        !others.some((each) => each.id === id),
    ),
    (exercise) => goesWith(exercise, others),
    (exercise) => sharePlace(exercise, current),
    ({ id }) => !cameYesterday(past, id),
  );
  return offered[Math.floor(random() * offered.length)] ?? null;
}

export const NO_ALTERNATIVES = 'No other exercises available for your selected pain points';

/** For a custom plan. */
export const NO_ALTERNATIVES_IN_AREA = 'No other exercises available for this body area';
