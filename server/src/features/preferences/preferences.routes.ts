import * as contract from '@limber/contract/preferences';
import { LIMIT_SENTENCES } from '@limber/domain/subscriptions/entitlements';
import type { Deps } from '#deps.ts';
import { getEntitlements } from '#features/billing/entitlements.queries.ts';
import type { Serve } from '#http/serve.ts';
import { refuseBeyondTier } from '#features/billing/refuse-beyond-tier.ts';
import { findPreferences, upsertPreferences } from './preferences.queries.ts';

export function preferenceRoutes(serve: Serve, { db, now }: Deps): void {
  serve(contract.getPreferences, ({ userId }) => findPreferences(db, userId));

  serve(contract.savePreferences, async ({ userId, body }) => {
    const { minutes } = await getEntitlements(db, userId, now());
    const { defaultDuration } = await findPreferences(db, userId);
    // A length saved on a higher tier stays; routines are limited to the current tier anyway.
    const isCovered = [...minutes, defaultDuration].includes(body.defaultDuration);
    refuseBeyondTier(isCovered ? null : LIMIT_SENTENCES.minutes);
    return upsertPreferences(db, userId, body, now());
  });
}
