import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FOUNDING_MEMBERS } from '@limber/domain/subscriptions/tiers';
import { test as base } from '@playwright/test';
import { somebody } from './people.ts';

const AT_ONCE = 10;

/**
 * Journeys on an installation of their own whose founding members have all registered: whoever comes
 * now is on the free plan. It pays in the sandbox, as any installation without configuration does.
 */
export const test = base.extend<object, { installation: string }>({
  installation: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright asks for a pattern
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'limber-e2e-free-'));
      const port = await freePort();
      const server = spawn(process.execPath, ['server/src/main.ts'], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          ...process.env,
          PORT: String(port),
          DATA_DIR: folder,
          DATABASE_URL: '',
          RATE_LIMITS: 'off',
        },
      });
      const address = `http://127.0.0.1:${port}`;
      await answers(address, server);
      await registerFoundingMembers(address);
      await use(address);
      server.kill('SIGTERM');
      await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ installation }, use) => use(installation),
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function answers(address: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const healthy = await fetch(`${address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (healthy) return;
    await new Promise((resume) => setTimeout(resume, 100));
  }
  throw new Error('The installation of these journeys did not start');
}

async function registerFoundingMembers(address: string): Promise<void> {
  const one = async () => {
    const answer = await fetch(`${address}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(somebody()),
    });
    if (!answer.ok) throw new Error(await answer.text());
  };
  for (let count = 0; count < FOUNDING_MEMBERS; count += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, one));
  }
}
