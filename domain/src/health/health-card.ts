import type { BodyArea } from '../body-areas.ts';
import type { ExerciseMovement } from '../exercises/movements.ts';

export const CONDITIONS = [
  'pregnant',
  'osteoporosis',
  'dizziness',
  'discOrSciatica',
  'poorBalance',
  'highBloodPressure',
] as const;
export type Condition = (typeof CONDITIONS)[number];

export const OPERATIONS = ['recentSurgery', 'jointReplacement'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** A user's answers about their health, which decide the exercises that are left out. */
export type HealthCard = Record<Condition, boolean> &
  Record<Operation, BodyArea[]> & {
    notAllowed: ExerciseMovement[];
  };

/** The card that leaves no exercise out. */
export const EMPTY_HEALTH_CARD: HealthCard = {
  pregnant: false,
  osteoporosis: false,
  dizziness: false,
  discOrSciatica: false,
  poorBalance: false,
  highBloodPressure: false,
  recentSurgery: [],
  jointReplacement: [],
  notAllowed: [],
};

export function isEmptyCard(card: HealthCard): boolean {
  const lists = [card.recentSurgery, card.jointReplacement, card.notAllowed];
  return CONDITIONS.every((key) => !card[key]) && lists.every((list) => list.length === 0);
}
