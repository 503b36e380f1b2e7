import type { BodyArea } from '../body-areas.ts';
import type { Movement } from '../exercises/movements.ts';

/** What a user may have that leaves exercises out, wherever they move. */
export const CONDITIONS = [
  'pregnant',
  'osteoporosis',
  'dizziness',
  'discOrSciatica',
  'poorBalance',
  'highBloodPressure',
] as const;
export type Condition = (typeof CONDITIONS)[number];

/** What a user may have had done to an area of the body. */
export const OPERATIONS = ['recentSurgery', 'jointReplacement'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** What a user told about their health, by which exercises are left out. */
export type HealthCard = Record<Condition, boolean> &
  Record<Operation, BodyArea[]> & {
    /** What their therapist said no to. */
    notAllowed: Movement[];
  };

/** Nothing was told, or all of it was deleted: nothing is left out. */
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
