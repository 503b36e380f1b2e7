import { SMALLEST_COHORT } from './smallest-cohort.ts';

const DAYS = 'the days moved';
const ANSWERS = 'the answers to “how it felt”';

/** What the figures of a team are counted from, by the tables that hold it. Every page that tells of it says so. */
export const COUNTED_FROM = {
  exercise_history: DAYS,
  routine_history: DAYS,
  check_in: ANSWERS,
} as const;

/** What everybody is told of the figures of a team, before they join one as well. */
export const FIGURES_SENTENCE = `In a team of ${SMALLEST_COHORT} people or more ${DAYS} and ${ANSWERS} are counted, those of everybody together, into three blurred figures a quarter that identify nobody.`;
