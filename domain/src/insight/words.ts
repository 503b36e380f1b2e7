import { SMALLEST_COHORT } from './smallest-cohort.ts';

const DAYS = 'the days moved';
const ANSWERS = 'the answers to “how it felt”';

export const COUNTED_FROM = {
  exercise_history: DAYS,
  routine_history: DAYS,
  check_in: ANSWERS,
} as const;

/** Shown to everybody, also before they join a team. */
export const FIGURES_SENTENCE = `In a team of ${SMALLEST_COHORT} people or more ${DAYS} and ${ANSWERS} are counted, those of everybody together, into three blurred figures a quarter that identify nobody.`;
