/**
 * Restarts two servers on one PostgreSQL behind a balancer in turn while people use them: `npm run
 * bench -- rolling-restarts --restarts 8 --clients 16`. Exit code 1 after a failed call or lost
 * data.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildWebIfChanged } from '../scripts/build-web.ts';
import { startPostgres } from '../server/src/test/postgres.ts';
import { startServer } from '../server/src/test/server-process.ts';
import { startBalancer } from './balancer.ts';
import { createClient } from './people/client.ts';
import { createTally, describeTally } from './people/tally.ts';
import { findFaults, useProduct } from './people/use-product.ts';

const BETWEEN_MS = 1500;
/** Number of faults printed. */
const SHOWN = 20;

const { values } = parseArgs({
  options: {
    restarts: { type: 'string', default: '8' },
    clients: { type: 'string', default: '16' },
  },
});
buildWebIfChanged();
const dataDir = mkdtempSync(path.join(tmpdir(), 'limber-rolling-'));
const postgres = await startPostgres();
const start = () =>
  startServer({
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    PAYMENTS: 'sandbox',
    SHUTDOWN_DELAY_SECONDS: '1',
  });

const balancer = await startBalancer();
const servers = [await start(), await start()];
const announce = () => balancer.use(servers.map(({ url }) => url));
announce();
await pause(BETWEEN_MS);

const tally = createTally();
const use = useProduct(createClient([balancer.url], { tally }), Number(values.clients));

const exitCodes: (number | null)[] = [];
for (let restart = 0; restart < Number(values.restarts); restart += 1) {
  const place = restart % servers.length;
  exitCodes.push((await servers[place]?.end('SIGTERM')) ?? null);
  servers[place] = await start();
  announce();
  await pause(BETWEEN_MS);
}
const people = await use.stop();
const faults = await findFaults(people);
for (const fault of faults.slice(0, SHOWN)) console.log(fault);
console.log(
  JSON.stringify({
    restarts: exitCodes.length,
    exitCodes: [...new Set(exitCodes)],
    people: people.length,
    ...describeTally(tally),
    lost: faults.length,
  }),
);
balancer.end();
for (const server of servers) await server.end('SIGTERM');
await postgres.stop();
rmSync(dataDir, { recursive: true, force: true });
process.exit(faults.length > 0 || tally.failures.size + tally.unexpected.size > 0 ? 1 : 0);
