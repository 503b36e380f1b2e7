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
const OF_ARM: readonly BodyArea[] = ['neck', 'shoulders', 'elbows', 'wristsHands', 'upperBack'];
const OF_LEG: readonly BodyArea[] = ['lowerBack', 'hips', 'knees', 'anklesFeet'];

type Rule = (exercise: RuledExercise, card: HealthCard) => boolean;

const warnsOf =
  (...flags: readonly Contraindication[]): Rule =>
  ({ contraindications }) =>
    flags.some((flag) => contraindications.includes(flag));
const makes =
  (...movements: readonly ExerciseMovement[]): Rule =>
  (exercise) =>
    movements.some((movement) => exercise.movements.includes(movement));
const isFor =
  (...areas: readonly BodyArea[]): Rule =>
  ({ bodyArea }) =>
    areas.includes(bodyArea);
const not =
  (rule: Rule): Rule =>
  (...of) =>
    !rule(...of);
const every =
  (...rules: readonly Rule[]): Rule =>
  (...of) =>
    rules.every((rule) => rule(...of));
const some =
  (...rules: readonly Rule[]): Rule =>
  (...of) =>
    rules.some((rule) => rule(...of));

/** A load on a disc, or irritation of back, leg or their nerves. */
const loadsDisc = some(
  warnsOf('discOrSciatica'),
  every(isFor(...OF_LEG), warnsOf('nerveSymptoms', 'acutePain')),
);

/** A bend the worse way, or a load on a disc that is no plain bend of the better way. */
const bendsWorse = (worse: ExerciseMovement, better: ExerciseMovement): Rule =>
  some(makes(worse), every(loadsDisc, some(not(makes(better)), makes('spinalTwist', 'headDown'))));

const DISC_RULES: Record<WorseDirection, Rule> = {
  forward: bendsWorse('spinalFlexion', 'spinalExtension'),
  backward: bendsWorse('spinalExtension', 'spinalFlexion'),
  unknown: loadsDisc,
};

/** Reasons: docs/movement-evidence.md. */
const RULES: Record<Condition, Rule> = {
  pregnant: warnsOf('pregnancy'),
  osteoporosis: warnsOf('osteoporosis'),
  dizziness: warnsOf('dizziness'),
  poorBalance: warnsOf('poorBalance'),
  // What is done either way is done sitting; a knee is bent under load on a chair by rising from it.
  doesNotStand: some(({ posture }) => posture === 'standing', makes('deepKneeBend')),
  highBloodPressure: warnsOf('highBloodPressure'),
  glaucoma: makes('headDown'),
  hypermobility: warnsOf('hypermobility'),
  armNerves: every(isFor(...OF_ARM), warnsOf('nerveSymptoms')),
  legNerves: every(isFor(...OF_LEG), warnsOf('nerveSymptoms')),
  unstableNeck: some(
    every(isFor('neck'), warnsOf('acutePain', 'nerveSymptoms', 'dizziness')),
    makes('neckExtension', 'neckTurn', 'headDown'),
  ),
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
