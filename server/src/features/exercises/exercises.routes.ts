import { type Exercise, listExercises } from '@limber/contract/exercises';
import { isLocked } from '@limber/domain/subscriptions/tier-limits';
import type { Deps } from '#deps.ts';
import { getEntitlements } from '#features/billing/entitlements.queries.ts';
import { findVisibleMedia } from '#features/media/exercise-media.ts';
import type { Serve } from '#http/serve.ts';
import { SharedAnswer } from '#http/shared-answers.ts';

export function exerciseRoutes(serve: Serve, deps: Deps): void {
  const { db, now, exercises } = deps;
  serve(listExercises, async ({ userId }) => {
    const entitlements = await getEntitlements(db, userId, now());
    const { show, sharedAs } = await findVisibleMedia(deps, userId);
    const list = () =>
      exercises.all.map((exercise) =>
        isLocked(exercise, entitlements) ? withheld(exercise) : show(exercise),
      );
    return sharedAs === null
      ? list()
      : new SharedAnswer(`${entitlements.premiumExercises} ${sharedAs}`, list);
  });
}

/** A locked exercise without words, pictures, video and motion. */
const withheld = (exercise: Exercise): Exercise => ({
  ...exercise,
  locked: true,
  instructions: [],
  steps: null,
  notes: '',
  guidance: null,
  pictureText: '',
  imageUrls: [],
  thumbnailUrls: [],
  videoUrl: null,
  motionUrl: null,
});
