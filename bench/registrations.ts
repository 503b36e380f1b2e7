/**
 * How long a static file takes while many register at once, as a ratio to how long it takes while nobody does:
 * `npm run bench:registrations [seconds]`. Every registration comes from another address, so that none is braked;
 * those for whom there is no room in the queue of hashes are refused with 503.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '../server/src/test/server-process.ts';

const SECONDS = Number(process.argv[2] ?? 10);
const AT_ONCE = 32;
const BETWEEN_PAGES_MS = 10;
const FILE = '/theme.js';

const data = mkdtempSync(path.join(tmpdir(), 'limber-registrations-'));
const server = await startServer({ DATA_DIR: data, TRUSTED_PROXIES: 'loopback' });
try {
  await timesOfFile(1);
  const alone = await timesOfFile(SECONDS);
  const statuses = new Map<number, number>();
  const over = new AbortController();
  const registering = Array.from({ length: AT_ONCE }, async () => {
    while (!over.signal.aborted) {
      const status = await register();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  });
  const beside = await timesOfFile(SECONDS);
  over.abort();
  await Promise.all(registering);
  const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  console.log(`${AT_ONCE} register at once for ${SECONDS} seconds: ${answers}`);
  for (const share of [0.5, 0.99]) {
    const [before, during] = [quantile(alone, share), quantile(beside, share)];
    console.log(
      `${FILE}, ${share * 100} % within ${before.toFixed(1)} ms alone, ${during.toFixed(1)} ms beside them: ${(during / before).toFixed(2)} times`,
    );
  }
} finally {
  await server.end('SIGTERM');
  rmSync(data, { recursive: true, force: true });
}

/** Asks for the file again and again, and gives the milliseconds of each answer, the shortest first. */
async function timesOfFile(seconds: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const began = performance.now();
    await (await fetch(`${server.url}${FILE}`)).text();
    times.push(performance.now() - began);
    await pause(BETWEEN_PAGES_MS);
  }
  return times.toSorted((a, b) => a - b);
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

async function register(): Promise<number> {
  const username = `flood${randomBytes(5).toString('hex')}`;
  const answer = await fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}`,
    },
    body: JSON.stringify({
      fullName: 'Ada Lovelace',
      username,
      email: `${username}@example.com`,
      password: 'a calm neck 42',
    }),
  });
  await answer.text();
  return answer.status;
}
