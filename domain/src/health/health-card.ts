import type { BodyArea } from '../body-areas.ts';
import type { ExerciseMovement } from '../exercises/movements.ts';

export const CONDITIONS = [
  'pregnant',
  'osteoporosis',
  'dizziness',
  'poorBalance',
  'doesNotStand',
  'highBloodPressure',
  'glaucoma',
  'hypermobility',
  'armNerves',
  'legNerves',
  'unstableNeck',
  'discOrSciatica',
] as const;
export type Condition = (typeof CONDITIONS)[number];

/** The direction of bending that makes a disc problem or sciatica worse. */
export const WORSE_DIRECTIONS = ['forward', 'backward', 'unknown'] as const;
export type WorseDirection = (typeof WORSE_DIRECTIONS)[number];

export const OPERATIONS = ['recentSurgery', 'jointReplacement'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** A user's answers about their health, which decide the exercises that are left out. */
export type HealthCard = Record<Condition, boolean> &
  Record<Operation, BodyArea[]> & {
    /** `unknown` while `discOrSciatica` is false. */
    discWorse: WorseDirection;
    notAllowed: ExerciseMovement[];
  };

/** The card that leaves no exercise out. */
export const EMPTY_HEALTH_CARD: HealthCard = {
  pregnant: false,
  osteoporosis: false,
  dizziness: false,
  poorBalance: false,
  doesNotStand: false,
  highBloodPressure: false,
  glaucoma: false,
  hypermobility: false,
  armNerves: false,
  legNerves: false,
  unstableNeck: false,
  discOrSciatica: false,
  discWorse: 'unknown',
  recentSurgery: [],
  jointReplacement: [],
  notAllowed: [],
};

export function isEmptyCard(card: HealthCard): boolean {
  const lists = [card.recentSurgery, card.jointReplacement, card.notAllowed];
  return CONDITIONS.every((key) => !card[key]) && lists.every((list) => list.length === 0);
}

/** Answers left out stay as they are: a web app of the release before does not know the newer questions. */
export function withAnswers(card: HealthCard, answers: Partial<HealthCard>): HealthCard {
  const told = { ...card, ...answers };
  return told.discOrSciatica ? told : { ...told, discWorse: EMPTY_HEALTH_CARD.discWorse };
}
