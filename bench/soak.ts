/**
 * People use one server on SQLite for a long time while it is killed, restarted and finds its disk full, in turn:
 * `npm run soak -- --seconds 3600`. For the last part of the time it is left alone and must not grow. Exit code 1
 * when something acknowledged is lost, a call is answered with 500, or the server grows. Linux only.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startServer } from '../server/src/test/server-process.ts';
import { createTally, findLost, openAccounts, type Tally, useProduct } from './load.ts';
import { type Figures, figuresOf, limitFiles } from './process-figures.ts';

const ACCOUNTS = 4;
const CLIENTS = 8;
/** The part of the time in which things fail. */
const DISTURBED = 0.5;
/** A round of failures takes this long at most. */
const ROUND_S = 300;
/** How much a server may grow from the first to the last quarter of being left alone. */
const MAX_GROWTH = 1.25;
const MAX_GROWTH_MB = 48;
const MAX_MORE_HANDLES = 8;
const NEVER = '500';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '3600' } } });
const seconds = Number(values.seconds);
const dataDir = mkdtempSync(path.join(tmpdir(), 'limber-soak-'));
const logFile = path.join(dataDir, 'log');
// The same port at each start, so that clients find it again.
let port = '0';
const start = async () => {
  const server = await startServer({ DATA_DIR: dataDir, PORT: port }, { logFile });
  port = new URL(server.url).port;
  return server;
};

let server = await start();
const { url } = server;
const accounts = await openAccounts(url, ACCOUNTS);
const tally = createTally();
let isOver = false;
const people = Array.from({ length: CLIENTS }, (_, index) => {
  const account = accounts[index % accounts.length];
  return account ? useProduct(url, account, tally, () => isOver) : Promise.resolve();
});

const happened = { kills: 0, restarts: 0, fullDisks: 0 };
const exitCodes = new Set<number | null>();
const rounds = Math.max(1, Math.round((seconds * DISTURBED) / ROUND_S));
const stepMs = (seconds * DISTURBED * 1000) / rounds / 3;
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
}

const figures: Figures[] = [];
const quietSeconds = Math.ceil(seconds * (1 - DISTURBED));
for (let second = 0; second < quietSeconds; second += 1) {
  await pause(1000);
  figures.push(figuresOf(server.process.pid ?? 0));
}
isOver = true;
await Promise.all(people);
const lost = await findLost(url, tally);
exitCodes.add(await server.end('SIGTERM'));
rmSync(dataDir, { recursive: true, force: true });

const quarter = Math.ceil(figures.length / 4);
// The first seconds fill caches, and are left out where there are enough of them.
const first = least(figures.slice(quarter, 2 * quarter));
const last = least(figures.slice(-quarter));
console.log(
  JSON.stringify({
    seconds,
    ...happened,
    exitCodes: [...exitCodes],
    calls: tally.calls,
    failed: Object.fromEntries(tally.failures),
    slowestMs: Math.round(tally.slowestMs),
    acknowledged: countAcknowledged(tally),
    lost: lost.length,
    memory: `${first.megabytes} → ${last.megabytes} MB`,
    handles: `${first.handles} → ${last.handles}`,
  }),
);
const hasGrown =
  last.megabytes > first.megabytes * MAX_GROWTH + MAX_GROWTH_MB ||
  last.handles > first.handles + MAX_MORE_HANDLES;
process.exit(lost.length > 0 || tally.failures.has(NEVER) || hasGrown ? 1 : 0);

/** What was held at least: garbage that was not yet collected is no growth. */
function least(some: readonly Figures[]): Figures {
  return {
    megabytes: Math.min(...some.map(({ megabytes }) => megabytes)),
    handles: Math.min(...some.map(({ handles }) => handles)),
  };
}

function countAcknowledged({ workouts }: Tally): number {
  return [...workouts.values()].reduce((sum, { size }) => sum + size, 0);
}
