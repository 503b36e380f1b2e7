/**
 * What calls cost in a database that has grown, as a ratio to the smallest of the same run:
 * `npm run bench:growth -- [--people 100000] [--records 10000 --records 1000000] [--rounds 3] [--postgres]`.
 * The servers take turns at each kind of call.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../server/src/test/postgres.ts';
import { type ServerProcess, startServer } from '../server/src/test/server-process.ts';
import { fill } from './growth/fill.ts';
import { processorSeconds } from './process-figures.ts';
import { workout } from './throughput/people.ts';

const today = new Date().toISOString().slice(0, 10);
const monthAgo = new Date(Date.now() - 30 * 24 * 3_600_000).toISOString().slice(0, 10);
const READS = [
  '/api/auth/me',
  '/api/custom-plans',
  '/api/routine-history',
  '/api/exercise-history',
  `/api/progress?from=${monthAgo}&until=${today}&timeZone=UTC`,
  `/api/progress/${today}?timeZone=UTC`,
  `/api/routines/today?date=${today}`,
  '/api/check-ins',
  '/api/discomfort-reports',
  '/api/subscription',
];

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '100000' },
    records: { type: 'string', multiple: true, default: ['10000', '1000000', '10000000'] },
    rounds: { type: 'string', default: '3' },
    postgres: { type: 'boolean', default: false },
  },
});

type Grown = {
  records: number;
  tokens: string[];
  server: ServerProcess;
  stop: () => Promise<void>;
};
type Cost = { p99: number; processorMs: number };

const folder = mkdtempSync(path.join(tmpdir(), 'limber-growth-'));
const sizes: Grown[] = [];
try {
  for (const records of values.records) sizes.push(await grow(Number(records)));
  for (const where of READS)
    await measure(`GET ${where}`, (size, token) => call(size, where, token));
  await measure('POST /api/routine-history', (size, token) =>
    call(size, '/api/routine-history', token, workout),
  );
} finally {
  for (const { stop } of sizes) await stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);

/** A server on a database of this size. */
async function grow(records: number): Promise<Grown> {
  const dataDir = mkdtempSync(path.join(folder, 'data-'));
  const postgres = values.postgres ? await startPostgres() : null;
  const { tokens } = await fill(
    { databaseUrl: postgres?.url ?? null, dataDir },
    { people: Number(values.people), records },
  );
  const server = await startServer(
    { DATA_DIR: dataDir, ...(postgres && { DATABASE_URL: postgres.url }) },
    { logFile: path.join(dataDir, 'limber.log') },
  );
  const stop = async () => {
    await server.end('SIGTERM');
    await postgres?.stop();
  };
  return { records, tokens, server, stop };
}

async function call({ server }: Grown, where: string, token: string, body?: object): Promise<void> {
  const answer = await fetch(`${server.url}${where}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${where}: ${answer.status}`);
}

/** Prints what the call costs at each size, as a ratio to the smallest: the median of the rounds. */
async function measure(
  name: string,
  once: (size: Grown, token: string) => Promise<void>,
): Promise<void> {
  const costs = sizes.map((): Cost[] => []);
  for (const size of sizes) await askAll(size, once);
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const [nth, size] of sizes.entries()) costs[nth]?.push(await askAll(size, once));
  }
  const [smallest = [], ...grown] = costs;
  const ratios = grown.map((rounds, nth) => {
    const ratio = (of: (cost: Cost) => number) =>
      median(rounds.map((cost, round) => of(cost) / of(smallest[round] ?? cost))).toFixed(2);
    return `${sizes[nth + 1]?.records}: p99 ${ratio(({ p99 }) => p99)}, processor ${ratio(({ processorMs }) => processorMs)}`;
  });
  console.log(`${name.padEnd(40)} ${ratios.join('; ')}`);
}

/** One call of each person, one after the other. */
async function askAll(
  size: Grown,
  once: (size: Grown, token: string) => Promise<void>,
): Promise<Cost> {
  const pid = size.server.process.pid ?? 0;
  const before = processorSeconds(pid);
  const times: number[] = [];
  for (const token of size.tokens) {
    const began = performance.now();
    await once(size, token);
    times.push(performance.now() - began);
  }
  const sorted = times.toSorted((a, b) => a - b);
  return {
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    processorMs: ((processorSeconds(pid) - before) * 1000) / times.length,
  };
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
