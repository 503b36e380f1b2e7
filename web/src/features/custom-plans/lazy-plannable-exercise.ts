import { lazyWhenIdle } from '#ui/lazy-when-idle.tsx';

export const LazyPlannableExercise = lazyWhenIdle(
  async () => (await import('./plannable-exercise.tsx')).PlannableExercise,
);
