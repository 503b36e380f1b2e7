import { BODY_AREAS, type BodyArea } from '../body-areas.ts';
import type { Contraindication } from '../exercises/exercise.ts';
import { type ExerciseMovement, EXERCISE_MOVEMENTS } from '../exercises/movements.ts';
import {
  type Condition,
  CONDITIONS,
  type HealthCard,
  type Operation,
  OPERATIONS,
} from './health-card.ts';
import { conditionReason, notAllowedReason, operationReason } from './health-card-words.ts';

export type RuledExercise = {
  bodyArea: BodyArea;
  contraindications: readonly Contraindication[];
  movements: readonly ExerciseMovement[];
};

const WARNINGS: Record<Condition, Contraindication> = {
  pregnant: 'pregnancy',
  osteoporosis: 'osteoporosis',
  dizziness: 'dizziness',
  discOrSciatica: 'discOrSciatica',
  poorBalance: 'poorBalance',
  highBloodPressure: 'highBloodPressure',
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
 * - A condition rules out the exercises that warn of it.
 * - Recent surgery rules out every exercise for that area, and those for other areas that load it: the surgeon
 *   has to say what may be moved again.
 * - A replaced joint rules out the exercises that warn of it and move or load its area, and those that strain
 *   it.
 * - A movement that a therapist said no to rules out the exercises with it.
 */
export function ruleOutReasons(exercise: RuledExercise, card: HealthCard): readonly string[] {
  const { contraindications, movements } = exercise;
  const conditions = CONDITIONS.filter(
    (condition) => card[condition] && contraindications.includes(WARNINGS[condition]),
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
