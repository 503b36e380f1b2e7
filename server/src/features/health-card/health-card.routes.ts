import { DONE } from '@limber/contract/fields';
import * as contract from '@limber/contract/health-card';
import {
  EMPTY_HEALTH_CARD,
  type HealthCard,
  isEmptyCard,
  withAnswers,
} from '@limber/domain/health/health-card';
import { lockUser } from '#db/lock-user.ts';
import type { Deps } from '#deps.ts';
import { exchangeInTodaysRoutine } from '#features/routines/exchange-ruled-out.ts';
import type { Serve } from '#http/serve.ts';
import { findHealthCard, removeHealthCard, upsertHealthCard } from './health-card.queries.ts';

export function healthCardRoutes(serve: Serve, deps: Deps): void {
  const { db, now } = deps;

  /**
   * Changes card and today's routine together. A simultaneous choice of a routine waits, so that none uses the old
   * card.
   */
  const change = (userId: number, answered: (saved: HealthCard) => HealthCard) =>
    db.transaction().execute(async (tx) => {
      await lockUser(tx, userId);
      const card = answered(await findHealthCard(tx, userId));
      if (isEmptyCard(card)) await removeHealthCard(tx, userId);
      else await upsertHealthCard(tx, userId, card, now());
      return { card, exchanged: await exchangeInTodaysRoutine(deps, tx, userId) };
    });

  serve(contract.getHealthCard, async ({ userId }) => findHealthCard(db, userId));

  serve(contract.saveHealthCard, async ({ userId, body }) =>
    change(userId, (saved) => withAnswers(saved, body)),
  );

  serve(contract.deleteHealthCard, async ({ userId }) => {
    await change(userId, () => EMPTY_HEALTH_CARD);
    return DONE;
  });
}
