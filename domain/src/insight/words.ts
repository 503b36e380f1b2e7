import { SMALLEST_COHORT } from './insight.ts';

/** What the figures of a team are counted from, by the tables that hold it. Every page that tells of it says so. */
export const COUNTED_FROM = {
  exercise_history: 'the days moved',
  routine_history: 'the days moved',
  check_in: 'the answers to “how it felt”',
} as const;

const what = [...new Set(Object.values(COUNTED_FROM))].join(' and ');

/** What everybody is told of the figures of a team, before they join one as well. */
export const FIGURES_SENTENCE = `In a team of ${SMALLEST_COHORT} people or more ${what} are counted, those of everybody together, into three blurred figures a quarter that identify nobody.`;
