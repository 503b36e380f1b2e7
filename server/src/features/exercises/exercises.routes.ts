import { type Exercise, listExercises } from '@limber/contract/exercises';
import { isLocked } from '@limber/domain/subscriptions/plan-limits';
import type { Deps, MayDo, SeenBy } from '#deps.ts';
import type { Serve } from '#http/serve.ts';

export function exerciseRoutes(
  serve: Serve,
  { db, exercises }: Deps,
  { mayDo, seenBy }: { mayDo: MayDo; seenBy: SeenBy },
): void {
  serve(listExercises, async ({ caller: { userId } }) => {
    const entitlements = await mayDo(db, userId);
    const seen = await seenBy(db, userId);
    return exercises.all.map((exercise) =>
      isLocked(exercise, entitlements) ? withheld(exercise) : seen(exercise),
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
  thumbnailUrls: [],
  videoUrl: null,
});
