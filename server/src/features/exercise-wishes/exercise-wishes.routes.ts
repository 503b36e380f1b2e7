import * as contract from '@limber/contract/exercise-wishes';
import { PLAN_SENTENCES } from '@limber/domain/custom-plans/plan-rules';
import { isAboutToday, NOT_ABOUT_TODAY } from '@limber/domain/time/local-day';
import { lockUser } from '#db/lock-user.ts';
import type { Deps } from '#deps.ts';
import { exchangeInTodaysRoutine } from '#features/routines/exchange-ruled-out.ts';
import { refusedField } from '#http/refused.ts';
import type { Serve } from '#http/serve.ts';
import { deleteWish, findWishes, upsertWish } from './exercise-wishes.queries.ts';

export function exerciseWishRoutes(serve: Serve, deps: Deps): void {
  const { db, now, exercises } = deps;

  serve(contract.listExerciseWishes, ({ userId }) => findWishes(db, userId));

  serve(contract.saveExerciseWish, async ({ userId, body: { exerciseId, wish, date } }) => {
    if (!isAboutToday(date, now())) throw refusedField('date', NOT_ABOUT_TODAY);
    if (!exercises.has(exerciseId)) {
      throw refusedField('exerciseId', PLAN_SENTENCES.exerciseUnknown);
    }
    return db.transaction().execute(async (tx) => {
      // A simultaneous choice of a routine waits, and respects the wish.
      await lockUser(tx, userId);
      if (wish === null) await deleteWish(tx, userId, exerciseId);
      else await upsertWish(tx, userId, { exerciseId, wish, date });
      await exchangeInTodaysRoutine(deps, tx, userId);
      return findWishes(tx, userId);
    });
  });
}
