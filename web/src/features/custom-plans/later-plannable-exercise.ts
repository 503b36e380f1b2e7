import { later } from '#ui/later.tsx';

/** The detail of an exercise with the ways into a plan: its code comes after the page. */
export const LaterPlannableExercise = later(
  async () => (await import('./plannable-exercise.tsx')).PlannableExercise,
);
