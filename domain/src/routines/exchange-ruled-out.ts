import type { BodyArea } from '../body-areas.ts';
import { selectedAreas, type Weights } from '../pain-points/weights.ts';
import type { Random } from '../random.ts';
import { ROUTINE_SIZE } from './allocate-slots.ts';
import { chooseReplacement } from './choose-replacement.ts';
import { goesWith, type Relative } from './goes-with.ts';
import { NO_PAST, type PastRoutines } from './past-routines.ts';
import type { Placed } from './places-of-routine.ts';
import { preferring } from './preferring.ts';

type Candidate = Placed & Relative & { bodyArea: BodyArea };

type Kept<Exercise extends Candidate> = {
  /** In the order of the routine. */
  exercises: readonly Exercise[];
  /** True for exercises that are done or still allowed. */
  stays: (exercise: Exercise) => boolean;
  usable: readonly Exercise[];
  weights: Weights;
  random: Random;
  past?: PastRoutines;
};

/**
 * A routine chosen before some of its exercises were ruled out. The others keep their places. A ruled-out one
 * is replaced by one of the same area, or else of another selected area, or else of any. With too few
 * exercises the routine gets shorter, and is filled up again as soon as there are more.
 */
export function exchangeRuledOut<Exercise extends Candidate>({
  exercises,
  stays,
  usable,
  weights,
  random,
  past = NO_PAST,
}: Kept<Exercise>): Exercise[] {
  const selected = selectedAreas(weights);
  const exchanged = exercises.filter(stays);
  const isFree = ({ id }: Exercise) => !exercises.some((each) => each.id === id);
  const free = () =>
    usable.filter((each) => isFree(each) && !exchanged.some(({ id }) => id === each.id));
  const chooseAnywhere = () => {
    const offered = preferring(
      free(),
      ({ bodyArea }) => selected.includes(bodyArea),
      (exercise) => goesWith(exercise, exchanged),
    );
    return offered[Math.floor(random() * offered.length)] ?? null;
  };
  for (const [at, exercise] of exercises.entries()) {
    if (stays(exercise)) continue;
    const chosen = chooseReplacement(free(), exercise, exchanged, random, past) ?? chooseAnywhere();
    if (chosen) exchanged.splice(Math.min(at, exchanged.length), 0, chosen);
  }
  while (exchanged.length < ROUTINE_SIZE) {
    const another = chooseAnywhere();
    if (!another) break;
    exchanged.push(another);
  }
  return exchanged;
}
