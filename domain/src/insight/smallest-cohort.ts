/** With fewer people nothing is said: a figure would be about each of them. */
export const SMALLEST_COHORT = 10;
