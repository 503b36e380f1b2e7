import { DatabaseSync } from 'node:sqlite';
import { FOUNDING_MEMBERS } from '@limber/domain/subscriptions/tiers';
import { test as base } from '@playwright/test';
import { startInstallation } from './installation.ts';

/**
 * Journeys on an installation of their own whose founding members have all registered: whoever comes
 * now is on the free plan. It pays in the sandbox, as any installation without configuration does.
 */
export const test = base.extend<object, { installation: string }>({
  installation: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright asks for a pattern
    async ({}, use) => {
      const { address, databaseFile, stop } = await startInstallation();
      countFoundingMembers(databaseFile);
      await use(address);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ installation }, use) => use(installation),
});

/** As if all founding members had registered, without the cost of hashing a password for each. */
function countFoundingMembers(databaseFile: string): void {
  const database = new DatabaseSync(databaseFile, { timeout: 5000 });
  database.prepare('update installation set accounts = ?').run(FOUNDING_MEMBERS);
  database.close();
}
