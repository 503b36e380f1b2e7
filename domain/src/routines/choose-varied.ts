import type { BodyArea } from '../body-areas.ts';
import type { Bend } from '../exercises/exercise.ts';
import type { ExerciseMovement } from '../exercises/movements.ts';
import type { Random } from '../random.ts';
import { goesWith, type Relative } from './goes-with.ts';
import { cameYesterday, daysSince, type PastRoutines } from './past-routines.ts';
import { preferring } from './preferring.ts';

export type Varied = Relative & {
  bodyArea: BodyArea;
  movements: readonly ExerciseMovement[];
  bend: Bend | null;
  core: string | null;
};

export type Choice<Exercise> = {
  /** All that may be chosen, shuffled. */
  pool: readonly Exercise[];
  past: PastRoutines;
  /** Exercises to use only when no others are left. */
  avoid: ReadonlySet<number>;
  /** Exercises that shall come more often. */
  wanted: ReadonlySet<number>;
  isAtPlace: (exercise: Exercise) => boolean;
  random: Random;
};

/** Share of days on which an area's first exercise is a core one; others come by themselves. */
const CORE_SHARE = 0.5;
/** A day of rest of a wanted exercise counts as so many. */
const WANTED_FACTOR = 3;
/** The exercises that rested longest: one of this many. */
const RESTED_SHARE = 1 / 3;

/**
 * Adds up to `count` exercises of `offered` to `chosen`. In order of weight: none of `avoid`, none of
 * yesterday, at the places, none that goes badly with the chosen ones, no more bends forward than backward, a
 * core exercise on most days; then one of those that rested longest, in a direction that is new.
 */
export function chooseVaried<Exercise extends Varied>(
  choice: Choice<Exercise>,
  offered: readonly Exercise[],
  count: number,
  chosen: readonly Exercise[],
): Exercise[] {
  const { past, avoid, isAtPlace, random } = choice;
  const all = [...chosen];
  const wantsCore = random() < CORE_SHARE;
  while (all.length < chosen.length + count) {
    const open = offered.filter(({ id }) => !all.some((each) => each.id === id));
    const isCoreDue = wantsCore && all.length === chosen.length;
    const left = preferring(
      open,
      ({ id }) => !avoid.has(id),
      ({ id }) => !cameYesterday(past, id),
      isAtPlace,
      (exercise) => goesWith(exercise, all),
      (exercise) => exercise.bend !== 'forward' || bendsBackMore(choice, exercise.bodyArea, all),
      ({ core }) => !isCoreDue || core !== null,
    );
    const next = mostRested(left, choice).reduce<Exercise | null>(
      (best, each) => (best && shared(best, all) <= shared(each, all) ? best : each),
      null,
    );
    if (!next) break;
    all.push(next);
  }
  return all;
}

function mostRested<Exercise extends Varied>(
  exercises: readonly Exercise[],
  { past, wanted }: Choice<Exercise>,
): readonly Exercise[] {
  const days = (id: number) =>
    Math.min(Number.MAX_SAFE_INTEGER, daysSince(past, id) * (wanted.has(id) ? WANTED_FACTOR : 1));
  return exercises
    .toSorted((a, b) => days(b.id) - days(a.id))
    .slice(0, Math.ceil(exercises.length * RESTED_SHARE));
}

/** True when the past routines and the chosen exercises bend an area more often backward than forward. */
function bendsBackMore<Exercise extends Varied>(
  { pool, past }: Choice<Exercise>,
  area: BodyArea,
  chosen: readonly Exercise[],
): boolean {
  const count = (bend: Bend) => {
    const bending = (each: Varied) => each.bodyArea === area && each.bend === bend;
    const before = pool.filter(bending).flatMap(({ id }) => past.get(id) ?? []);
    return before.length + chosen.filter(bending).length;
  };
  return count('backward') > count('forward');
}

function shared({ movements }: Varied, chosen: readonly Varied[]): number {
  return chosen.filter((other) => other.movements.some((each) => movements.includes(each))).length;
}
