import {
  type Exercise,
  FIRST_EXERCISES,
  listExercises,
  listFirstExercises,
} from '@limber/contract/exercises';
import { isLocked } from '@limber/domain/subscriptions/tier-limits';
import type { Deps } from '#deps.ts';
import type { Serve } from '#http/serve.ts';
import { SharedAnswer } from '#http/shared-answers.ts';

export function exerciseRoutes(
  serve: Serve,
  { db, exercises, getEntitlements, findVisibleMedia }: Deps,
): void {
  /** The exercises as a user sees them, and what they are made of where others see the same. */
  const readAsSeenBy = async (userId: number, ids?: readonly number[]) => {
    const entitlements = await getEntitlements(db, userId);
    const { show, sharedAs } = await findVisibleMedia(db, userId, ids);
    return {
      asSeen: (exercise: Exercise) =>
        isLocked(exercise, entitlements) ? withheld(exercise) : show(exercise),
      sharedAs: sharedAs === null ? null : `${entitlements.premiumExercises} ${sharedAs}`,
    };
  };

  serve(listExercises, async ({ userId }) => {
    const { asSeen, sharedAs } = await readAsSeenBy(userId);
    const list = () => exercises.all.map(asSeen);
    return sharedAs === null ? list() : new SharedAnswer(sharedAs, list);
  });

  serve(listFirstExercises, async ({ userId }) => {
    const first = exercises.all.slice(0, FIRST_EXERCISES);
    const { asSeen } = await readAsSeenBy(
      userId,
      first.map(({ id }) => id),
    );
    return first.map(asSeen);
  });
}

/** A locked exercise as the user sees it, without what makes it: words, pictures, video, motion. */
const withheld = (exercise: Exercise): Exercise => ({
  ...exercise,
  locked: true,
  instructions: [],
  notes: '',
  guidance: null,
  pictureText: '',
  imageUrls: [],
  thumbnailUrls: [],
  videoUrl: null,
  motionUrl: null,
});
