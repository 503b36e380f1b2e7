import { DONE } from '@limber/contract/fields';
import * as contract from '@limber/contract/health-card';
import { isEmptyCard } from '@limber/domain/health/health-card';
import { lockUser } from '#db/lock-user.ts';
import type { Db } from '#db/schema.ts';
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
  const change = (userId: number, write: (tx: Db) => Promise<void>) =>
    db.transaction().execute(async (tx) => {
      await lockUser(tx, userId);
      await write(tx);
      return exchangeInTodaysRoutine(deps, tx, userId);
    });

  serve(contract.getHealthCard, async ({ userId }) => findHealthCard(db, userId));

  serve(contract.saveHealthCard, async ({ userId, body: card }) => {
    const exchanged = await change(userId, (tx) =>
      isEmptyCard(card) ? removeHealthCard(tx, userId) : upsertHealthCard(tx, userId, card, now()),
    );
    return { card, exchanged };
  });

  serve(contract.deleteHealthCard, async ({ userId }) => {
    await change(userId, (tx) => removeHealthCard(tx, userId));
    return DONE;
  });
}
