/** With fewer people no figures are published: they would be about each of them. */
export const SMALLEST_COHORT = 10;
