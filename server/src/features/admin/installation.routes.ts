import * as contract from '@limber/contract/admin';
import { migrationNames } from '#db/migrate.ts';
import type { Deps } from '#deps.ts';
import type { Serve } from '#http/serve.ts';
import { findState } from './installation.queries.ts';

export function installationRoutes(serve: Serve, { db, now, setup }: Deps): void {
  serve(contract.getInstallation, async () => {
    const { lastEventAt, ...state } = await findState(db, now());
    const { provider, publishableKeyEnd, findFreeGigabytes, findLastBackup, ...settings } = setup;
    const lastBackup = await findLastBackup().catch(() => null);
    return {
      ...settings,
      ...state,
      migration: migrationNames().at(-1) ?? '',
      freeGigabytes: await findFreeGigabytes().catch(() => null),
      lastBackupAt: lastBackup?.toISOString() ?? null,
      payments: { provider, publishableKeyEnd, lastEventAt },
    };
  });
}
