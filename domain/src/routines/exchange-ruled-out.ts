import type { BodyArea } from '../body-areas.ts';
import { selectedAreas, type Weights } from '../pain-points/weights.ts';
import type { Random } from '../random.ts';
import { ROUTINE_SIZE } from './allocate-slots.ts';
import { chooseReplacement } from './choose-replacement.ts';
import type { Placed } from './places-of-routine.ts';

type Candidate = Placed & { id: number; bodyArea: BodyArea };

type Kept<Exercise extends Candidate> = {
  /** In the order of the routine. */
  exercises: readonly Exercise[];
  /** True for exercises that are done or still allowed. */
  stays: (exercise: Exercise) => boolean;
  usable: readonly Exercise[];
  weights: Weights;
  random: Random;
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
}: Kept<Exercise>): Exercise[] {
  const taken = new Set(exercises.map(({ id }) => id));
  const selected = selectedAreas(weights);
  const take = (chosen: Exercise | null): Exercise | null => {
    if (chosen) taken.add(chosen.id);
    return chosen;
  };
  const chooseAnywhere = () => {
    const free = usable.filter(({ id }) => !taken.has(id));
    const wanted = free.filter(({ bodyArea }) => selected.includes(bodyArea));
    const offered = wanted.length > 0 ? wanted : free;
    return offered[Math.floor(random() * offered.length)] ?? null;
  };
  const exchanged = exercises.flatMap((exercise) =>
    stays(exercise)
      ? exercise
      : (take(chooseReplacement(usable, exercise, taken, random) ?? chooseAnywhere()) ?? []),
  );
  while (exchanged.length < ROUTINE_SIZE) {
    const another = take(chooseAnywhere());
    if (!another) break;
    exchanged.push(another);
  }
  return exchanged;
}
