export const PLAN_NAME_MAX = 100;
export const PLAN_DESCRIPTION_MAX = 1000;
export const PLAN_EXERCISES_MAX = 100;

export const PLAN_SENTENCES = {
  nameRequired: 'Plan name is required',
  nameTooLong: `Plan name must be at most ${PLAN_NAME_MAX} characters`,
  exerciseRequired: 'At least one exercise is required',
  tooManyExercises: `A plan holds at most ${PLAN_EXERCISES_MAX} exercises`,
  exerciseTwice: 'Exercise already in this plan',
  exerciseUnknown: 'This exercise does not exist',
  changedElsewhere: 'This plan was changed in another tab or on another device.',
} as const;

/** Minutes stored with a plan that the dashboard or the library creates. */
export const ESTIMATED_DURATION = { dashboard: 30, library: 0 } as const;
