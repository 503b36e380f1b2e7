/**
 * Runs people on one SQLite server for a long time while it is killed, restarted, short of disk and
 * locked, in turn: `npm run bench -- soak --seconds 3600`. Left alone at the end, it must not grow.
 * Exit code 1 if acknowledged data is lost, a call gets 500, is refused without reason or hangs, or
 * the server grows. Linux only.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildWebIfChanged } from '../scripts/build-web.ts';
import { startServer } from '../server/src/test/server-process.ts';
import { lockDatabase } from './lock-database.ts';
import { createClient } from './people/client.ts';
import { createTally, describeTally } from './people/tally.ts';
import { findFaults, useProduct } from './people/use-product.ts';
import { type Figures, figuresOf, limitFiles } from './process-figures.ts';

const CLIENTS = 8;
/** The share of the time with failures. */
const DISTURBED = 0.5;
/** The longest round of failures, in seconds. */
const ROUND_S = 300;
/** Number of faults printed. */
const SHOWN = 20;
/** Exceeds the longest wait of a call. */
const MAX_LOCK_MS = 15_000;
/** Permitted growth from the first to the last quarter of the quiet time. */
const MAX_GROWTH = 1.25;
const MAX_GROWTH_MB = 48;
const MAX_MORE_HANDLES = 8;
const NEVER = ['500', 'TimeoutError'];

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '3600' } } });
const seconds = Number(values.seconds);
const dataDir = mkdtempSync(path.join(tmpdir(), 'limber-soak-'));
const logFile = path.join(dataDir, 'log');
// The port stays the same at each start, so that clients find the server.
let port = '0';
buildWebIfChanged();
const start = async () => {
  const server = await startServer(
    { DATA_DIR: dataDir, PORT: port, PAYMENTS: 'sandbox' },
    { logFile },
  );
  port = new URL(server.url).port;
  return server;
};

let server = await start();
const tally = createTally();
const client = createClient([server.url], { tally });
const use = useProduct(client, CLIENTS);

const happened = { kills: 0, restarts: 0, fullDisks: 0, locks: 0 };
const exitCodes = new Set<number | null>();
const rounds = Math.max(1, Math.round((seconds * DISTURBED) / ROUND_S));
const stepMs = (seconds * DISTURBED * 1000) / rounds / 4;
const lockMs = Math.min(stepMs / 2, MAX_LOCK_MS);
for (let round = 0; round < rounds; round += 1) {
  await pause(stepMs);
  await server.end('SIGKILL');
  server = await start();
  happened.kills += 1;
  await pause(stepMs);
  exitCodes.add(await server.end('SIGTERM'));
  server = await start();
  happened.restarts += 1;
  await pause(stepMs / 2);
  limitFiles(server.process.pid ?? 0, 1);
  await pause(stepMs / 4);
  limitFiles(server.process.pid ?? 0, null);
  happened.fullDisks += 1;
  await pause(stepMs / 4);
  await pause(stepMs - lockMs);
  await lockDatabase(dataDir, lockMs);
  happened.locks += 1;
}

const figures: Figures[] = [];
const quietSeconds = Math.ceil(seconds * (1 - DISTURBED));
for (let second = 0; second < quietSeconds; second += 1) {
  await pause(1000);
  figures.push(figuresOf(server.process.pid ?? 0));
}
const people = await use.stop();
const faults = await findFaults(people);
exitCodes.add(await server.end('SIGTERM'));
rmSync(dataDir, { recursive: true, force: true });

const quarter = Math.ceil(figures.length / 4);
// The first seconds fill caches and are left out.
const first = least(figures.slice(quarter, 2 * quarter));
const last = least(figures.slice(-quarter));
for (const fault of faults.slice(0, SHOWN)) console.log(fault);
console.log(
  JSON.stringify({
    seconds,
    ...happened,
    exitCodes: [...exitCodes],
    people: people.length,
    ...describeTally(tally),
    lost: faults.length,
    memory: `${first.megabytes} → ${last.megabytes} MB`,
    handles: `${first.handles} → ${last.handles}`,
  }),
);
const hasGrown =
  last.megabytes > first.megabytes * MAX_GROWTH + MAX_GROWTH_MB ||
  last.handles > first.handles + MAX_MORE_HANDLES;
const hasFailed = NEVER.some((failure) => tally.failures.has(failure)) || tally.unexpected.size > 0;
process.exit(faults.length > 0 || hasFailed || hasGrown ? 1 : 0);

/** The minimum, since uncollected garbage is no growth. */
function least(some: readonly Figures[]): Figures {
  return {
    megabytes: Math.min(...some.map(({ megabytes }) => megabytes)),
    handles: Math.min(...some.map(({ handles }) => handles)),
  };
}
