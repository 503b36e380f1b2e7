import { FOUNDING_MEMBERS } from '@limber/domain/subscriptions/tiers';
import { test as base } from '@playwright/test';
import { startInstallation } from './installation.ts';
import { registerAt, somebody } from './people.ts';

const AT_ONCE = 10;

/**
 * Journeys on an installation of their own whose founding members have all registered: whoever comes
 * now is on the free plan. It pays in the sandbox, as any installation without configuration does.
 */
export const test = base.extend<object, { installation: string }>({
  installation: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright asks for a pattern
    async ({}, use) => {
      const { address, stop } = await startInstallation();
      await registerFoundingMembers(address);
      await use(address);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ installation }, use) => use(installation),
});

async function registerFoundingMembers(address: string): Promise<void> {
  for (let count = 0; count < FOUNDING_MEMBERS; count += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => registerAt(address, somebody())));
  }
}
