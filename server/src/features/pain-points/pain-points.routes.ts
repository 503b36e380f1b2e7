import * as contract from '@limber/contract/pain-points';
import {
  changePainPoints,
  toPainPoints,
  weightsFromFlags,
} from '@limber/domain/pain-points/pain-points';
import type { Weights } from '@limber/domain/pain-points/weights';
import { weightsLimit } from '@limber/domain/subscriptions/plan-limits';
import type { Db } from '#db/schema.ts';
import type { Deps, MayDo } from '#deps.ts';
import { Refused, refuseBeyondPlan } from '#http/refused.ts';
import type { Serve } from '#http/serve.ts';
import {
  findPainPoints,
  lockWeights,
  type SavedPainPoints,
  savePainPoints,
} from './pain-points.queries.ts';

export function painPointRoutes(serve: Serve, { db, now }: Deps, mayDo: MayDo): void {
  /** Saves weights where the plan covers them; the saved ones are locked. Throws the 403. */
  const save = async (tx: Db, userId: number, saved: Weights, wanted: Weights) => {
    refuseBeyondPlan(weightsLimit(await mayDo(tx, userId), saved, wanted));
    return toRecord(await savePainPoints(tx, userId, wanted, now()));
  };

  serve(contract.getPainPoints, async ({ caller: { userId } }) => {
    const saved = await findPainPoints(db, userId);
    return saved
      ? toRecord(saved)
      : { id: null, userId, createdAt: null, updatedAt: null, ...toPainPoints({}) };
  });

  serve(contract.savePainPoints, ({ caller: { userId }, body: flags }) =>
    db.transaction().execute(async (tx) => {
      const saved = await lockWeights(tx, userId, now());
      return save(tx, userId, saved, weightsFromFlags(flags));
    }),
  );

  serve(contract.changePainPoints, ({ caller: { userId }, body: change }) =>
    db.transaction().execute(async (tx) => {
      const saved = await lockWeights(tx, userId, now());
      const changed = changePainPoints(saved, change);
      if ('problem' in changed) throw new Refused(422, 'weights-not-100', changed.problem);
      return save(tx, userId, saved, changed.weights);
    }),
  );
}

const toRecord = ({ weights, ...record }: SavedPainPoints): contract.PainPointsRecord => ({
  ...record,
  ...toPainPoints(weights),
});
