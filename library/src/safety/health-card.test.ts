import { BODY_AREAS } from '@limber/domain/body-areas';
import { EXERCISE_MOVEMENTS } from '@limber/domain/exercises/movements';
import { CONDITIONS, EMPTY_HEALTH_CARD, type HealthCard } from '@limber/domain/health/health-card';
import { isAllowedBy } from '@limber/domain/health/rule-out';
import { ROUTINE_SIZE } from '@limber/domain/routines/allocate-slots';
import { expect, test } from 'vitest';
import { library } from '../library.ts';
import { movementsOf } from './movements-of.ts';

const EXERCISES = library.map((entry) => {
  const { bodyArea, posture, contraindications, premium } = entry;
  return { bodyArea, posture, contraindications, premium, movements: movementsOf(entry) };
});
const card = (change: Partial<HealthCard>): HealthCard => ({ ...EMPTY_HEALTH_CARD, ...change });
const left = (told: HealthCard) => EXERCISES.filter(isAllowedBy(told));

/** Every possible answer, each alone. */
const TICKS: readonly HealthCard[] = [
  ...CONDITIONS.map((condition) => card({ [condition]: true })),
  ...BODY_AREAS.map((area) => card({ recentSurgery: [area] })),
  ...BODY_AREAS.map((area) => card({ jointReplacement: [area] })),
  ...EXERCISE_MOVEMENTS.map((movement) => card({ notAllowed: [movement] })),
];

test('each tick of a health card leaves something out of the library', () => {
  const idle = TICKS.filter((tick) => left(tick).length === EXERCISES.length);
  expect(idle).toEqual([]);
});

test('a day is left for whoever has every condition and may do none of the movements', () => {
  const conditions = Object.fromEntries(CONDITIONS.map((condition) => [condition, true]));
  const most = left(card({ ...conditions, notAllowed: [...EXERCISE_MOVEMENTS] }));
  expect(most.filter(({ premium }) => !premium).length).toBeGreaterThanOrEqual(10 * ROUTINE_SIZE);
});
