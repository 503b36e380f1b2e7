import * as contract from '@limber/contract/pain-points';
import {
  changePainPoints,
  toPainPoints,
  weightsFromFlags,
} from '@limber/domain/pain-points/pain-points';
import type { Deps } from '../../deps.ts';
import { Refused } from '../../http/refused.ts';
import type { Serve } from '../../http/serve.ts';
import {
  findPainPoints,
  lockWeights,
  type SavedPainPoints,
  savePainPoints,
} from './pain-points.queries.ts';

export function painPointRoutes(serve: Serve, { db, now }: Deps): void {
  serve(contract.getPainPoints, async ({ caller: { userId } }) => {
    const saved = await findPainPoints(db, userId);
    return saved
      ? toRecord(saved)
      : { id: null, userId, createdAt: null, updatedAt: null, ...toPainPoints({}) };
  });

  serve(contract.savePainPoints, async ({ caller: { userId }, body: flags }) =>
    toRecord(await savePainPoints(db, userId, weightsFromFlags(flags), now())),
  );

  serve(contract.changePainPoints, ({ caller: { userId }, body: change }) =>
    db.transaction().execute(async (tx) => {
      const changed = changePainPoints(await lockWeights(tx, userId, now()), change);
      if ('problem' in changed) throw new Refused(422, 'weights-not-100', changed.problem);
      return toRecord(await savePainPoints(tx, userId, changed.weights, now()));
    }),
  );
}

const toRecord = ({ weights, ...record }: SavedPainPoints): contract.PainPointsRecord => ({
  ...record,
  ...toPainPoints(weights),
});
