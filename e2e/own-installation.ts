import { DatabaseSync } from 'node:sqlite';
import { FOUNDING_MEMBERS } from '@limber/domain/subscriptions/tiers';
import { startInstallation } from './installation.ts';
import { test as base } from './test.ts';

/**
 * A separate installation without free founding places, so that new users are on the free tier.
 * Payments go to the sandbox.
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
    { scope: 'worker' },
  ],
  baseURL: ({ installation }, use) => use(installation),
});

/** Registering all founding members would hash a password for each. */
function countFoundingMembers(databaseFile: string): void {
  const database = new DatabaseSync(databaseFile, { timeout: 5000 });
  database.prepare('update installation set foundingPlaces = ?').run(FOUNDING_MEMBERS);
  database.close();
}
