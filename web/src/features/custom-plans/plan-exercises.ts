import type { Exercise } from '@limber/contract/exercises';

/** In the order of the plan, without exercises missing from the library. */
export function exercisesOf(
  { exerciseIds }: { exerciseIds: readonly number[] },
  library: readonly Exercise[],
): Exercise[] {
  const byId = new Map(library.map((exercise) => [exercise.id, exercise]));
  return exerciseIds.flatMap((id) => byId.get(id) ?? []);
}

export function unlockedExercisesOf(
  plan: { exerciseIds: readonly number[] },
  library: readonly Exercise[],
): Exercise[] {
  return exercisesOf(plan, library).filter(({ locked }) => !locked);
}
