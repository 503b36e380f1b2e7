import type { Exercise } from '@limber/contract/exercises';

/** A plan's exercises in its order; those that the library no longer holds are left out. */
export function exercisesOf(
  { exerciseIds }: { exerciseIds: readonly number[] },
  library: readonly Exercise[],
): Exercise[] {
  const byId = new Map(library.map((exercise) => [exercise.id, exercise]));
  return exerciseIds.flatMap((id) => byId.get(id) ?? []);
}

/** The exercises of the plan that are not locked. */
export function unlockedExercisesOf(
  plan: { exerciseIds: readonly number[] },
  library: readonly Exercise[],
): Exercise[] {
  return exercisesOf(plan, library).filter(({ locked }) => !locked);
}
