import * as contract from '@limber/contract/check-ins';
import { isAboutToday, NOT_ABOUT_TODAY } from '@limber/domain/time/local-day';
import type { Deps } from '#deps.ts';
import { runOnce } from '#features/idempotency/run-once.ts';
import { Refused } from '#http/refused.ts';
import type { Serve } from '#http/serve.ts';
import { findCheckIns, upsertCheckIn } from './check-ins.queries.ts';

export function checkInRoutes(serve: Serve, deps: Deps): void {
  const { db, now } = deps;

  serve(contract.listCheckIns, ({ userId, query }) => findCheckIns(db, userId, query.before));

  serve(contract.saveCheckIn, async ({ userId, body, idempotency }) => {
    if (!isAboutToday(body.date, now())) {
      throw new Refused(422, 'not-today', NOT_ABOUT_TODAY, {
        issues: [{ field: 'date', message: NOT_ABOUT_TODAY }],
      });
    }
    return runOnce(deps, idempotency, (tx) => upsertCheckIn(tx, userId, body, now()));
  });
}
