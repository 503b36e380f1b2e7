/**
 * Two servers on one PostgreSQL behind a balancer are restarted one after the other while people use them:
 * `node bench/rolling-restarts.ts --restarts 8 --clients 16`. Exit code 1 when a call failed or something is lost.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPostgres } from '../server/src/test/postgres.ts';
import { startServer } from '../server/src/test/server-process.ts';
import { startBalancer } from './balancer.ts';
import { createTally, findLost, openAccounts, useProduct } from './load.ts';

const ACCOUNTS = 4;
const BETWEEN_MS = 1500;

const { values } = parseArgs({
  options: {
    restarts: { type: 'string', default: '8' },
    clients: { type: 'string', default: '16' },
  },
});
const dataDir = mkdtempSync(path.join(tmpdir(), 'limber-rolling-'));
const postgres = await startPostgres();
const start = () =>
  startServer({
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    SHUTDOWN_DELAY_SECONDS: '1',
  });

const balancer = await startBalancer();
const servers = [await start(), await start()];
const announce = () => balancer.use(servers.map(({ url }) => url));
announce();
await pause(BETWEEN_MS);

const accounts = await openAccounts(balancer.url, ACCOUNTS);
const tally = createTally();
let isOver = false;
const people = Array.from({ length: Number(values.clients) }, (_, index) => {
  const account = accounts[index % accounts.length];
  return account ? useProduct(balancer.url, account, tally, () => isOver) : Promise.resolve();
});

const exitCodes: (number | null)[] = [];
for (let restart = 0; restart < Number(values.restarts); restart += 1) {
  const place = restart % servers.length;
  exitCodes.push((await servers[place]?.end('SIGTERM')) ?? null);
  servers[place] = await start();
  announce();
  await pause(BETWEEN_MS);
}
isOver = true;
await Promise.all(people);

const lost = await findLost(balancer.url, tally);
const acknowledged = [...tally.workouts.values()].reduce((sum, { size }) => sum + size, 0);
console.log(
  JSON.stringify({
    restarts: exitCodes.length,
    exitCodes: [...new Set(exitCodes)],
    calls: tally.calls,
    failed: Object.fromEntries(tally.failures),
    slowestMs: Math.round(tally.slowestMs),
    acknowledged,
    lost: lost.length,
  }),
);
balancer.end();
for (const server of servers) await server.end('SIGTERM');
await postgres.stop();
rmSync(dataDir, { recursive: true, force: true });
process.exit(lost.length > 0 || tally.failures.size > 0 ? 1 : 0);
