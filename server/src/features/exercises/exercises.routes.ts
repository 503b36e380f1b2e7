import { type Exercise, listExercises } from '@limber/contract/exercises';
import { isLocked } from '@limber/domain/subscriptions/plan-limits';
import type { Deps, MayDo } from '../../deps.ts';
import type { Serve } from '../../http/serve.ts';

export function exerciseRoutes(serve: Serve, { db, exercises }: Deps, mayDo: MayDo): void {
  serve(listExercises, async ({ caller }) => {
    const entitlements = await mayDo(db, caller.userId);
    return exercises.all.map((exercise) =>
      isLocked(exercise, entitlements) ? withheld(exercise) : exercise,
    );
  });
}

/** What one sees of an exercise that is not theirs: enough to know what it would be. */
const withheld = (exercise: Exercise): Exercise => ({
  ...exercise,
  locked: true,
  instructions: [],
  notes: '',
  imageUrls: [],
  videoUrl: null,
});
