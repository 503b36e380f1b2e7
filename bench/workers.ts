/**
 * Answers per second of several processes, as a ratio to one on its own database: `npm run bench --
 * workers [topic …] [--workers 2] [--rounds 5] [--seconds 3] [--postgres]`. They take turns in each
 * round. The load shares the processors, so a machine with few of them shows less than possible.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../server/src/test/postgres.ts';
import { type ServerProcess, startServer } from '../server/src/test/server-process.ts';
import { spread } from './spread.ts';
import { load, topicOf } from './throughput/load.ts';
import { createTokens, seedLimber } from './throughput/people.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    workers: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    postgres: { type: 'boolean', default: false },
  },
});
const duration = Number(values.seconds);
const topics = positionals.length > 0 ? positionals : ['me', 'history', 'today', 'write'];

const folder = mkdtempSync(path.join(tmpdir(), 'limber-workers-'));
const tokens = createTokens();
const one = await start('1');
const several = await start(values.workers);
try {
  for (const topic of topics) await measure(topic);
} finally {
  await one.end();
  await several.end();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);

/** Starts Limber on a database of its own. */
async function start(
  workers: string,
): Promise<{ server: ServerProcess; end: () => Promise<void> }> {
  const dataDir = mkdtempSync(path.join(folder, 'data-'));
  const postgres = values.postgres ? await startPostgres() : null;
  const databaseUrl = postgres?.url ?? null;
  await seedLimber({ databaseUrl, dataDir }, tokens);
  const server = await startServer(
    {
      DATA_DIR: dataDir,
      WORKERS: workers,
      RATE_LIMITS: 'on',
      ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
    },
    { logFile: path.join(dataDir, 'limber.log') },
  );
  const end = async () => {
    await server.end('SIGTERM');
    await postgres?.stop();
  };
  return { server, end };
}

async function measure(name: string): Promise<void> {
  const topic = topicOf(name);
  const ratios: { calls: number; p99: number; work: number }[] = [];
  // Once per person: the first call of a day creates the routine.
  for (const { server } of [one, several]) {
    await load(server, topic, tokens, { amount: tokens.length });
  }
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const alone = await load(one.server, topic, tokens, { duration });
    const together = await load(several.server, topic, tokens, { duration });
    ratios.push({
      calls: together.perSecond / alone.perSecond,
      p99: together.p99 / alone.p99,
      work: together.workMs / alone.workMs,
    });
  }
  const of = (figure: 'calls' | 'p99' | 'work') => spread(ratios.map((ratio) => ratio[figure]));
  console.log(
    `${name.padEnd(10)} ${values.workers} processes: ${of('calls')} times the calls of one, p99 ${of('p99')}, processor time a call ${of('work')}`,
  );
}
