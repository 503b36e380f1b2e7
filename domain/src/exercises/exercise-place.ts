/**
 * Where an exercise is done. `chair`: on it, with or without a desk ahead. `standing`: freely, or behind a chair
 * that gives a hold. `wall` and `desk`: standing at one.
 */
export const EXERCISE_PLACES = ['chair', 'standing', 'wall', 'desk'] as const;
export type ExercisePlace = (typeof EXERCISE_PLACES)[number];
