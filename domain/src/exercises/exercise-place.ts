/**
 * `chair`: on it, with or without a desk ahead. `standing`: freely, or holding on to a chair. `wall` and
 * `desk`: standing at one.
 */
export const EXERCISE_PLACES = ['chair', 'standing', 'wall', 'desk'] as const;
export type ExercisePlace = (typeof EXERCISE_PLACES)[number];
