/**
 * Limber's answers per second as a share of a minimal server's in the same run: `npm run bench --
 * throughput [topic …] [--rounds 5] [--seconds 3] [--postgres]`. Each server has one processor
 * alone, the load another; they take turns in each round. Needs taskset of util-linux.
 */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../server/src/test/postgres.ts';
import { startServer } from '../server/src/test/server-process.ts';
import { spread } from './spread.ts';
import { analyze, seedCeilingTables } from './throughput/ceiling-postgres.ts';
import { createTokens, seedCeiling, seedLimber } from './throughput/people.ts';
import { load, type Server, type Topic, topicOf, TODAY, TOPICS } from './throughput/load.ts';
import { startCeiling } from './throughput/start-ceiling.ts';

const { values, positionals } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    postgres: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const duration = Number(values.seconds);
const chosen = positionals.length > 0 ? positionals : Object.keys(TOPICS);

const folder = mkdtempSync(path.join(tmpdir(), 'limber-throughput-'));
const inFolder = (name: string) => path.join(folder, name);
const tokens = createTokens();

spawnSync('taskset', ['-acp', '1', String(process.pid)]);
const postgres = values.postgres ? await startPostgres() : null;
const databaseUrl = postgres?.url ?? null;
await seedLimber({ databaseUrl, dataDir: folder }, tokens);
const limber = await startServer(
  {
    DATA_DIR: folder,
    RATE_LIMITS: 'on',
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
  },
  { logFile: path.join(folder, 'limber.log') },
);
pin(limber.process.pid);
const ceiling = await startSeededBareServer();
try {
  for (const name of chosen) {
    await measure(name, topicOf(name));
  }
} finally {
  await limber.end('SIGTERM');
  const ended = once(ceiling.process, 'exit');
  ceiling.process.kill('SIGTERM');
  await ended;
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);

async function measure(name: string, topic: Topic): Promise<void> {
  const shares: number[] = [];
  const slowness: number[] = [];
  const work: number[] = [];
  const absolute: string[] = [];
  // Once per person: the first call of a day creates the routine.
  for (const server of [limber, ceiling])
    await load(server, topic, tokens, { amount: tokens.length });
  if (databaseUrl !== null) await analyze(databaseUrl);
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const ours = await load(limber, topic, tokens, { duration });
    const most = await load(ceiling, topic, tokens, { duration });
    shares.push(ours.perSecond / most.perSecond);
    slowness.push(ours.p99 / most.p99);
    work.push(most.workMs / ours.workMs);
    absolute.push(`${Math.round(ours.perSecond)}/${Math.round(most.perSecond)}`);
  }
  console.log(
    `${name.padEnd(10)} ${spread(shares)} of the ceiling, by processor time ${spread(work)}; p99 ${spread(slowness)} of its (a second: ${absolute.join(' ')})`,
  );
}

async function startSeededBareServer(): Promise<Server> {
  const headers = { authorization: `Bearer ${tokens[0]}` };
  const read = async (where: string) => (await fetch(`${limber.url}${where}`, { headers })).text();
  const files = { database: 'ceiling.sqlite', log: 'ceiling.log', body: 'exercises.json' };
  writeFileSync(inFolder(files.body), await read('/api/exercises'));
  const routine = await read(`/api/routines/today?date=${TODAY}`);
  if (databaseUrl === null) seedCeiling(inFolder(files.database), tokens, routine);
  else await seedCeilingTables(databaseUrl, tokens.length, routine);
  const ceiling = await startCeiling({
    database: inFolder(files.database),
    log: inFolder(files.log),
    body: inFolder(files.body),
    databaseUrl,
  });
  pin(ceiling.process.pid);
  return ceiling;
}

/** Pins a process to the first processor. */
function pin(pid: number | undefined): void {
  spawnSync('taskset', ['-acp', '0', String(pid)]);
}
