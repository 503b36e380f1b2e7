/**
 * Runs the previous release beside this one on a single database, as in a rolling update: it
 * starts, today's server migrates the database, both serve in turn, and it ends. Exit code 1 after
 * a failed call or lost data. package.json names the release. `--seconds 20` is the total time.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { API } from '@limber/contract/api';
import type { Endpoint } from '@limber/contract/endpoint';
import packageJson from '../package.json' with { type: 'json' };
import { buildWebIfChanged } from '../scripts/build-web.ts';
import { RELEASE_BEFORE } from '../server/src/db/migrate.ts';
import { startPostgres } from '../server/src/test/postgres.ts';
import { startServer } from '../server/src/test/server-process.ts';
import { createClient } from './people/client.ts';
import { createTally, describeTally } from './people/tally.ts';
import { findFaults, useProduct } from './people/use-product.ts';
import { isInHistory, unpackRelease } from './unpack-release.ts';

const CLIENTS = 8;
/** Number of faults printed. */
const SHOWN = 20;
/** Share of the time in which only one server gets calls, at the beginning and again at the end. */
const ALONE = 0.25;

const { previousRelease } = packageJson.limber;
if (!isInHistory(previousRelease)) {
  console.log(`SKIPPED: the history here does not hold ${previousRelease}, the release before.`);
  process.exit(0);
}
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '20' } } });
const stepMs = Number(values.seconds) * 1000 * ALONE;
const scratch = mkdtempSync(path.join(tmpdir(), 'limber-previous-'));
buildWebIfChanged();
unpackRelease(previousRelease, scratch);
const isKnown = await callsKnownTo(scratch);
const lastMigration = lastMigrationOf(scratch);
if (lastMigration !== RELEASE_BEFORE) {
  console.log(`RELEASE_BEFORE is ${RELEASE_BEFORE}; that release ends with ${lastMigration}.`);
  process.exit(1);
}
const postgres = await startPostgres();
const environment = {
  DATABASE_URL: postgres.url,
  DATA_DIR: path.join(scratch, 'data'),
  PAYMENTS: 'sandbox',
};

const previous = await startServer(environment, {
  main: path.join(scratch, 'server/src/main.ts'),
});
const servers = [previous.url];
const tally = createTally();
const use = useProduct(createClient(servers, { tally, isKnown }), CLIENTS);
await pause(stepMs);
const current = await startServer(environment);
servers.push(current.url);
await pause(2 * stepMs);
// Like a balancer: an ending server gets no more calls.
servers.shift();
await pause(stepMs);
const exitCodes = [await previous.end('SIGTERM')];
const people = await use.stop();
const faults = await findFaults(people);
exitCodes.push(await current.end('SIGTERM'));
await postgres.stop();
rmSync(scratch, { recursive: true, force: true });
for (const fault of faults.slice(0, SHOWN)) console.log(fault);
const all = API.flatMap(({ endpoints }) => endpoints);
console.log(
  JSON.stringify({
    previousRelease,
    exitCodes,
    people: people.length,
    ...describeTally(tally),
    lost: faults.length,
    notKnownBefore: all.filter((endpoint) => !isKnown(endpoint)).map(nameOf),
  }),
);
process.exit(faults.length > 0 || tally.failures.size + tally.unexpected.size > 0 ? 1 : 0);

/**
 * Returns whether the contract in that folder has a call. A change whose version was not checked
 * there yet does not count.
 */
async function callsKnownTo(folder: string): Promise<(endpoint: Endpoint) => boolean> {
  const theirs = (await import(path.join(folder, 'contract/src/api.ts'))) as { API: typeof API };
  const known = new Map(
    theirs.API.flatMap(({ endpoints }) => endpoints.map((one) => [nameOf(one), one] as const)),
  );
  return (endpoint) => {
    const before: Partial<Endpoint> | undefined = known.get(nameOf(endpoint));
    const isChange = endpoint.method === 'PUT' || endpoint.method === 'PATCH';
    return before !== undefined && (!isChange || !endpoint.versioned || before.versioned === true);
  };
}

function lastMigrationOf(folder: string): string | undefined {
  const files = readdirSync(path.join(folder, 'server/src/db/migrations')).toSorted();
  return files.findLast((file) => /^\d{4}-.*(?<!\.test)\.ts$/.test(file))?.replace('.ts', '');
}

function nameOf({ method, path: address }: Endpoint): string {
  return `${method} ${address}`;
}
