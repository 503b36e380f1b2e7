import { BODY_AREAS, type BodyArea } from '../body-areas.ts';
import type { Contraindication, Posture } from '../exercises/exercise.ts';
import { type ExerciseMovement, EXERCISE_MOVEMENTS } from '../exercises/movements.ts';
import {
  type Condition,
  CONDITIONS,
  type HealthCard,
  type Operation,
  OPERATIONS,
  type WorseDirection,
} from './health-card.ts';
import { conditionReason, notAllowedReason, operationReason } from './health-card-words.ts';

export type RuledExercise = {
  bodyArea: BodyArea;
  posture: Posture;
  contraindications: readonly Contraindication[];
  movements: readonly ExerciseMovement[];
};

/** The areas that nerves of an arm, and of a leg, run through: from their roots to the hand or foot. */
const OF_ARM: ReadonlySet<BodyArea> = new Set([
  'neck',
  'shoulders',
  'elbows',
  'wristsHands',
  'upperBack',
]);
const OF_LEG: ReadonlySet<BodyArea> = new Set(['lowerBack', 'hips', 'knees', 'anklesFeet']);

type Rule = (exercise: RuledExercise, card: HealthCard) => boolean;

const warns = (
  { contraindications }: RuledExercise,
  ...flags: readonly Contraindication[]
): boolean => flags.some((flag) => contraindications.includes(flag));

const makes = (exercise: RuledExercise, ...movements: readonly ExerciseMovement[]): boolean =>
  movements.some((movement) => exercise.movements.includes(movement));

/** True for a load on a disc, and for irritation of back, leg or their nerves. */
function loadsDisc(exercise: RuledExercise): boolean {
  const irritates = OF_LEG.has(exercise.bodyArea) && warns(exercise, 'nerveSymptoms', 'acutePain');
  return irritates || warns(exercise, 'discOrSciatica');
}

/** True for a bend the worse way, and for a load on a disc other than a plain bend the better way. */
function bendsWorse(
  exercise: RuledExercise,
  worse: ExerciseMovement,
  better: ExerciseMovement,
): boolean {
  const isPlain = !makes(exercise, 'spinalTwist', 'headDown');
  const isBetter = isPlain && makes(exercise, better);
  return makes(exercise, worse) || (loadsDisc(exercise) && !isBetter);
}

const DISC_RULES: Record<WorseDirection, Rule> = {
  forward: (exercise) => bendsWorse(exercise, 'spinalFlexion', 'spinalExtension'),
  backward: (exercise) => bendsWorse(exercise, 'spinalExtension', 'spinalFlexion'),
  unknown: loadsDisc,
};

/** Reasons: docs/movement-evidence.md. */
const RULES: Record<Condition, Rule> = {
  pregnant: (exercise) => warns(exercise, 'pregnancy'),
  osteoporosis: (exercise) => warns(exercise, 'osteoporosis'),
  dizziness: (exercise) => warns(exercise, 'dizziness'),
  poorBalance: (exercise) => warns(exercise, 'poorBalance'),
  // Exercises for either posture can be done sitting; a deep bend of loaded knees is a rise from the chair.
  doesNotStand: (exercise) => exercise.posture === 'standing' || makes(exercise, 'deepKneeBend'),
  highBloodPressure: (exercise) => warns(exercise, 'highBloodPressure'),
  glaucoma: (exercise) => makes(exercise, 'headDown'),
  hypermobility: (exercise) => warns(exercise, 'hypermobility'),
  armNerves: (exercise) => OF_ARM.has(exercise.bodyArea) && warns(exercise, 'nerveSymptoms'),
  legNerves: (exercise) => OF_LEG.has(exercise.bodyArea) && warns(exercise, 'nerveSymptoms'),
  unstableNeck: (exercise) =>
    makes(exercise, 'neckExtension', 'neckTurn', 'headDown') ||
    (exercise.bodyArea === 'neck' && warns(exercise, 'acutePain', 'nerveSymptoms', 'dizziness')),
  discOrSciatica: (exercise, card) => DISC_RULES[card.discWorse](exercise, card),
};

/** The areas that a movement loads, whichever area the exercise is for. */
const LOADED_AREAS: Record<ExerciseMovement, readonly BodyArea[]> = {
  spinalFlexion: ['upperBack', 'lowerBack'],
  spinalExtension: ['upperBack', 'lowerBack'],
  spinalTwist: ['upperBack', 'lowerBack'],
  sideBend: ['upperBack', 'lowerBack'],
  neckExtension: ['neck'],
  neckTurn: ['neck'],
  overhead: ['shoulders'],
  hipBeyond90: ['hips'],
  hipCrossing: ['hips'],
  deepKneeBend: ['hips', 'knees'],
  oneLeg: ['hips', 'knees', 'anklesFeet'],
  headDown: ['neck'],
  wristLoad: ['wristsHands', 'elbows', 'shoulders'],
};

/** The movements that strain a replaced joint of an area, even in exercises without that warning. */
const STRAINS_REPLACED: Partial<Record<BodyArea, readonly ExerciseMovement[]>> = {
  neck: ['neckExtension', 'headDown'],
  elbows: ['wristLoad'],
  wristsHands: ['wristLoad'],
  knees: ['deepKneeBend'],
};

/**
 * The reasons why an exercise is left out for the owner of this card, as sentences; empty when it is not.
 * - A condition rules out the exercises that warn of it, or make the movements that it forbids.
 * - Recent surgery rules out every exercise for that area, and those for other areas that load it: the surgeon
 *   has to say what may be moved again.
 * - A replaced joint rules out the exercises that warn of it and move or load its area, and those that strain
 *   it.
 * - A movement that a therapist said no to rules out the exercises with it.
 */
export function ruleOutReasons(exercise: RuledExercise, card: HealthCard): readonly string[] {
  const { movements } = exercise;
  const conditions = CONDITIONS.filter(
    (condition) => card[condition] && RULES[condition](exercise, card),
  );
  const notAllowed = EXERCISE_MOVEMENTS.filter(
    (movement) => card.notAllowed.includes(movement) && movements.includes(movement),
  );
  return [
    ...conditions.map(conditionReason),
    ...operationReasons(exercise, card),
    ...notAllowed.map(notAllowedReason),
  ];
}

function operationReasons(exercise: RuledExercise, card: HealthCard): readonly string[] {
  const { bodyArea, contraindications, movements } = exercise;
  const loaded = new Set([bodyArea, ...movements.flatMap((movement) => LOADED_AREAS[movement])]);
  const rulesOut: Record<Operation, (area: BodyArea) => boolean> = {
    recentSurgery: (area) => loaded.has(area),
    jointReplacement: (area) =>
      (contraindications.includes('jointReplacement') && loaded.has(area)) ||
      movements.some((movement) => STRAINS_REPLACED[area]?.includes(movement)),
  };
  return OPERATIONS.flatMap((operation) =>
    BODY_AREAS.filter((area) => card[operation].includes(area) && rulesOut[operation](area)).map(
      (area) => operationReason(operation, area),
    ),
  );
}

export function isAllowedBy(card: HealthCard): (exercise: RuledExercise) => boolean {
  return (exercise) => ruleOutReasons(exercise, card).length === 0;
}
