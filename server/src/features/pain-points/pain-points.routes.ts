import * as contract from '@limber/contract/pain-points';
import {
  applyPainPointChange,
  toPainPoints,
  weightsFromFlags,
} from '@limber/domain/pain-points/pain-points';
import type { Weights } from '@limber/domain/pain-points/weights';
import { weightsLimit } from '@limber/domain/subscriptions/tier-limits';
import type { Db } from '#db/schema.ts';
import type { Deps } from '#deps.ts';
import { getEntitlements } from '#features/billing/entitlements.queries.ts';
import { runOnce } from '#features/idempotency/run-once.ts';
import { Refused } from '#http/refused.ts';
import type { Serve } from '#http/serve.ts';
import { refuseBeyondTier } from '#features/billing/refuse-beyond-tier.ts';
import {
  findPainPoints,
  lockWeights,
  type SavedPainPoints,
  upsertPainPoints,
} from './pain-points.queries.ts';

export function painPointRoutes(serve: Serve, deps: Deps): void {
  const { db, now } = deps;

  /** Saves weights within the tier's limits, else throws the 403. Lock the saved weights first. */
  const save = async (tx: Db, userId: number, saved: Weights, wanted: Weights) => {
    refuseBeyondTier(weightsLimit(await getEntitlements(tx, userId, now()), saved, wanted));
    return toRecord(await upsertPainPoints(tx, userId, wanted, now()));
  };

  serve(contract.getPainPoints, async ({ userId }) => {
    const saved = await findPainPoints(db, userId);
    return saved
      ? toRecord(saved)
      : { id: null, userId, createdAt: null, updatedAt: null, ...toPainPoints({}) };
  });

  serve(contract.savePainPoints, ({ userId, body: flags, idempotency }) =>
    runOnce(deps, idempotency, async (tx) => {
      const saved = await lockWeights(tx, userId, now());
      return save(tx, userId, saved, weightsFromFlags(flags));
    }),
  );

  serve(contract.changePainPoints, ({ userId, body: change }) =>
    db.transaction().execute(async (tx) => {
      const saved = await lockWeights(tx, userId, now());
      const changed = applyPainPointChange(saved, change);
      if ('problem' in changed) throw new Refused(422, 'weights-not-100', changed.problem);
      return save(tx, userId, saved, changed.weights);
    }),
  );
}

const toRecord = ({ weights, ...record }: SavedPainPoints): contract.PainPointsRecord => ({
  ...record,
  ...toPainPoints(weights),
});
