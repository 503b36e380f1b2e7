import type { BodyArea } from '../body-areas.ts';
import type { Contraindication, Level, Load, Posture } from '../exercises/exercise.ts';
import type { ExerciseMovement } from '../exercises/movements.ts';
import type { Random } from '../random.ts';
import { goesWith, type Relative } from '../routines/goes-with.ts';
import { preferring } from '../routines/preferring.ts';

type Candidate = Relative & {
  bodyArea: BodyArea;
  posture: Posture;
  level: Level;
  load: Load;
  dose: { kind: 'repetitions' | 'hold' };
  contraindications: readonly Contraindication[];
  movements: readonly ExerciseMovement[];
};

/**
 * A random replacement for an exercise that hurts; null when there is none. First choice: gentle exercises
 * (little demand, no load, no hold) of the same area in another direction; then gentle ones of another area;
 * then any of another area. Within a choice those that go with the rest of the routine, and the same posture, go
 * first. `exercises` are those that the user
 * may do today.
 */
export function chooseGentleAlternative<Exercise extends Candidate>(
  exercises: readonly Exercise[],
  hurting: Candidate,
  routine: readonly Relative[],
  random: Random,
): Exercise | null {
  const rest = routine.filter(({ id }) => id !== hurting.id);
  const others = exercises.filter(
    (each) =>
      each.id !== hurting.id &&
      !rest.some(({ id }) => id === each.id) &&
      isOtherDirection(each, hurting),
  );
  const harmless = others.filter(
    ({ contraindications }) => !contraindications.includes('acutePain'),
  );
  const gentle = harmless.filter(isGentle);
  const choices = [
    gentle.filter(({ bodyArea }) => bodyArea === hurting.bodyArea),
    gentle,
    harmless,
  ];
  const found = choices.find((each) => each.length > 0) ?? [];
  const offered = preferring(
    found,
    (exercise) => goesWith(exercise, rest),
    ({ posture }) => fitsPosture(posture, hurting.posture),
  );
  return offered[Math.floor(random() * offered.length)] ?? null;
}

/** True when two exercises share no direction of movement; false within one area while a direction is unknown. */
function isOtherDirection(candidate: Candidate, hurting: Candidate): boolean {
  if (candidate.movements.some((movement) => hurting.movements.includes(movement))) return false;
  const areKnown = candidate.movements.length > 0 && hurting.movements.length > 0;
  return areKnown || candidate.bodyArea !== hurting.bodyArea;
}

function isGentle({ level, load, dose }: Candidate): boolean {
  return level === 'gentle' && load === 'none' && dose.kind === 'repetitions';
}

function fitsPosture(posture: Posture, wanted: Posture): boolean {
  return posture === wanted || posture === 'either' || wanted === 'either';
}
