import { daysBetween, type LocalDay } from '../time/local-day.ts';

/** `later`: not for LATER_DAYS. `never`: until it is taken back. */
export const WISHES = ['more', 'later', 'never'] as const;
export type Wish = (typeof WISHES)[number];

/** Days for which an exercise that is not wanted now is left out, its own day included. */
const LATER_DAYS = 14;

export type ExerciseWish = { exerciseId: number; wish: Wish; date: LocalDay };

/** Ids of exercises that somebody does not want in a routine of this day. */
export function unwantedOn(wishes: readonly ExerciseWish[], day: LocalDay): ReadonlySet<number> {
  return idsOf(wishes.filter((each) => each.wish !== 'more' && isInForce(each, day)));
}

export function wantedMore(wishes: readonly ExerciseWish[]): ReadonlySet<number> {
  return idsOf(wishes.filter(({ wish }) => wish === 'more'));
}

/** False for a `later` whose days are over. */
export function isInForce({ wish, date }: ExerciseWish, day: LocalDay): boolean {
  return wish !== 'later' || daysBetween(date, day) < LATER_DAYS;
}

const WORDS: Record<Wish, { label: string; effect: string }> = {
  more: { label: 'More often', effect: 'comes more often from your next routine on.' },
  later: { label: 'Not now', effect: 'is left out for two weeks.' },
  never: { label: 'Never', effect: 'is left out until you take that back in your profile.' },
};

export function wishLabel(wish: Wish): string {
  return WORDS[wish].label;
}

/** A sentence: "Chin Tuck is left out for two weeks." */
export function wishEffect(wish: Wish, exercise: string): string {
  return `${exercise} ${WORDS[wish].effect}`;
}

function idsOf(wishes: readonly ExerciseWish[]): ReadonlySet<number> {
  return new Set(wishes.map(({ exerciseId }) => exerciseId));
}
