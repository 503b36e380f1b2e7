import * as contract from '@limber/contract/preferences';
import { LIMIT_SENTENCES } from '@limber/domain/subscriptions/entitlements';
import type { Deps, MayDo } from '#deps.ts';
import { refuseBeyondPlan } from '#http/refused.ts';
import type { Serve } from '#http/serve.ts';
import { findPreferences, savePreferences } from './preferences.queries.ts';

export function preferenceRoutes(serve: Serve, { db, now }: Deps, mayDo: MayDo): void {
  serve(contract.getPreferences, ({ caller }) => findPreferences(db, caller.userId));

  serve(contract.savePreferences, async ({ caller: { userId }, body }) => {
    const { minutes } = await mayDo(db, userId);
    const { defaultDuration } = await findPreferences(db, userId);
    // A length from a time when the plan held it stays chosen; routines keep to the plan all the same.
    const isCovered = [...minutes, defaultDuration].includes(body.defaultDuration);
    refuseBeyondPlan(isCovered ? null : LIMIT_SENTENCES.minutes);
    return savePreferences(db, userId, body, now());
  });
}
