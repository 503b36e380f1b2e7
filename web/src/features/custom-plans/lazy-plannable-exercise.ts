import { lazyWhenIdle } from '#ui/lazy-when-idle.tsx';

/** The detail of an exercise with the ways into a plan: its code comes after the page. */
export const LazyPlannableExercise = lazyWhenIdle(
  async () => (await import('./plannable-exercise.tsx')).PlannableExercise,
);
