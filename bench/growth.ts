/**
 * Cost of calls in a grown database, as a ratio to the smallest of the run: `npm run bench --
 * growth [--folder where-they-are-kept] [--people 100000] [--records 10000 --records 1000000]
 * [--seconds 1.5] [--postgres] [part of a call's name …]`. Servers of all sizes run in this process
 * and take turns call by call, so that other load affects all alike.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { API } from '@limber/contract/api';
import type { Endpoint } from '@limber/contract/endpoint';
import { nameOf, send } from '../server/src/test/call.ts';
import type { TestUser } from '../server/src/test/client.ts';
import type { TestServer } from '../server/src/test/test-server.ts';
import { prepareCalls, type ReadyCall } from './growth/calls.ts';
import { openDatabases } from './growth/databases.ts';
import { hashOfPassword, openServer, readOnce, signIn } from './growth/server.ts';

const ROUNDS = 5;
const MORE_ROUNDS = 15;
const WARM_UP = 4;
/** The highest permitted ratio. */
const WANTED = 1.5;
/** Calls above it are measured again, longer by this factor: the 99th percentile decides. */
const LONGER = 4;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    folder: { type: 'string' },
    people: { type: 'string', default: '100000' },
    records: { type: 'string', multiple: true, default: ['10000', '1000000', '10000000'] },
    seconds: { type: 'string', default: '1.5' },
    postgres: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const people = Number(values.people);
const endpoints = API.flatMap((group): readonly Endpoint[] => group.endpoints).filter(
  (endpoint) =>
    positionals.length === 0 || positionals.some((part) => nameOf(endpoint).includes(part)),
);

type Grown = { readonly records: number; readonly server: TestServer; readonly users: TestUser[] };
/** `times`: milliseconds of each call; `processor`: CPU microseconds of all together. */
type Round = { times: number[]; processor: number };
type Result = { calls: number; refused: number; ratios: Ratios[] };
type Extent = { rounds: number; seconds: number };
type Ratios = { median: number; p99: number; processor: number };

const temporary = mkdtempSync(path.join(tmpdir(), 'limber-growth-'));
const databases = await openDatabases(
  values.folder ?? temporary,
  values.postgres ? 'PostgreSQL' : 'SQLite',
  await hashOfPassword(),
);
try {
  const sizes: Grown[] = [];
  for (const records of values.records.map(Number)) {
    const db = await databases.open({ people, records });
    const server = await openServer(db, path.join(temporary, String(records)));
    const users = await signIn(server, people);
    await readOnce(users);
    sizes.push({ records, server, users });
  }
  const [, ...larger] = values.records;
  console.log(`\nTimes that at ${values.records[0]} records: median, p99, processor of the server`);
  console.log(
    `${'call'.padEnd(58)} ${larger.map((records) => records.padEnd(18)).join('')}calls (refused)`,
  );
  const results = new Map<Endpoint, Result>();
  const measureAll = async (some: readonly Endpoint[], extent: Extent) => {
    for (const endpoint of some) {
      const result = await measure(endpoint, sizes, extent);
      results.set(endpoint, result);
      print(endpoint, result);
    }
  };
  const above = (figure: keyof Ratios) =>
    endpoints.filter((endpoint) =>
      results.get(endpoint)?.ratios.some((ratios) => ratios[figure] >= WANTED),
    );
  await measureAll(endpoints, { rounds: ROUNDS, seconds });
  console.log(`\nThose of which p99 is not below ${WANTED} again, ${LONGER} times as long:`);
  await measureAll(above('p99'), { rounds: MORE_ROUNDS, seconds: seconds * LONGER });
  for (const figure of ['median', 'p99', 'processor'] as const) {
    const names = above(figure).map(nameOf).join(', ');
    console.log(`Not below ${WANTED} by ${figure}, of ${endpoints.length}: ${names || 'none'}`);
  }
  for (const { server } of sizes) {
    await server.app.close();
    await server.db.destroy();
  }
} finally {
  await databases.stop();
  rmSync(temporary, { recursive: true, force: true });
}
process.exit(0);

/** Runs the sizes in turn; each ratio is the median of the rounds. */
async function measure(endpoint: Endpoint, sizes: Grown[], extent: Extent): Promise<Result> {
  const prepare = await prepareCalls(endpoint);
  const rounds = sizes.map((): Round[] => []);
  let nth = 0;
  let refused = 0;
  const callEach = async (record: (size: number, ms: number, processor: number) => void) => {
    nth += 1;
    for (let turn = 0; turn < sizes.length; turn += 1) {
      const index = (nth + turn) % sizes.length;
      const { server, users } = sizes[index] as Grown;
      const ready = await prepare(server, users[nth % users.length] as TestUser);
      const { ms, processor, status } = await time(server, ready);
      if (status === 500) throw new Error(`${nameOf(endpoint)}: ${status}`);
      if (status >= 400) refused += 1;
      record(index, ms, processor);
    }
  };
  for (let call = 0; call < WARM_UP; call += 1) await callEach(() => {});
  refused = 0;
  for (let round = 0; round < extent.rounds; round += 1) {
    for (const some of rounds) some.push({ times: [], processor: 0 });
    const until = performance.now() + (extent.seconds * 1000) / extent.rounds;
    do {
      await callEach((size, ms, processor) => {
        const current = rounds[size]?.[round] as Round;
        current.times.push(ms);
        current.processor += processor;
      });
    } while (performance.now() < until);
  }
  const [smallest = [], ...larger] = rounds;
  return { calls: nth - WARM_UP, refused, ratios: larger.map((some) => ratiosOf(some, smallest)) };
}

async function time({ app }: TestServer, { call, token }: ReadyCall) {
  const processor = process.cpuUsage();
  const began = performance.now();
  const { statusCode } = await send(app, call, token);
  const ms = performance.now() - began;
  const { user, system } = process.cpuUsage(processor);
  return { ms, processor: user + system, status: statusCode };
}

function ratiosOf(rounds: readonly Round[], smallest: readonly Round[]): Ratios {
  const ratio = (of: (round: Round) => number) =>
    at(
      rounds.map((round, nth) => of(round) / of(smallest[nth] as Round)),
      0.5,
    );
  return {
    median: ratio(({ times }) => at(times, 0.5)),
    p99: ratio(({ times }) => at(times, 0.99)),
    processor: ratio(({ processor }) => processor),
  };
}

/** The quantile at `part`, 0 to 1. */
function at(numbers: readonly number[], part: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * part)] ?? Number.NaN;
}

function print(endpoint: Endpoint, { calls, refused, ratios }: Result): void {
  const figures = ratios.map(({ median, p99, processor }) =>
    [median, p99, processor]
      .map((figure) => figure.toFixed(2))
      .join(' ')
      .padEnd(18),
  );
  const notes = `${calls}${refused > 0 ? ` (${refused})` : ''}`;
  console.log(`${nameOf(endpoint).padEnd(58)} ${figures.join('')}${notes}`);
}
