import { API } from '@limber/contract/api';
import type { Endpoint } from '@limber/contract/endpoint';
import { generateExerciseVideo, uploadExerciseImages } from '@limber/contract/exercise-media';
import { refusal } from '@limber/contract/refusal';
import { completeRoutine } from '@limber/contract/routines';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { expect, test } from 'vitest';
import { isSqlite } from '#db/is-sqlite.ts';
import { nameOf } from '#test/call.ts';
import { everythingStored } from '#test/everything-stored.ts';
import { type HostileCall, hostileCalls } from '#test/hostile-calls.ts';
import { onEachDatabase, type TestServer } from '#test/on-each-database.ts';
import { AN_EXERCISE, thingInPath, thingsInBody } from '#test/own-things.ts';
import { beginTeam } from '#test/teams.ts';
import { makeNoVideos, photos, uploadImages } from '#test/uploading.ts';

/**
 * Number of inputs for each call of the contract, shared by both databases; `GENERATED_INPUTS=2000`
 * runs for an evening.
 */
const INPUTS = Number(process.env['GENERATED_INPUTS'] ?? 21);
/** PostgreSQL gets one of three inputs, since each takes longer there. */
const SHARE_OF_POSTGRES = 1 / 3;
/** The seed of the generator: another one gives other inputs. */
const SEED = Number(process.env['GENERATED_SEED'] ?? 20_260_105);

/**
 * Registers a caller with one of each thing that the endpoint refers to, and generates their calls.
 */
async function prepare(server: TestServer, endpoint: Endpoint, name: string) {
  const user =
    endpoint.access === 'administrator'
      ? await server.registerAdministrator(name)
      : await server.register(name);
  if (endpoint.path.startsWith('/api/exercises/')) {
    await uploadImages(server, user, AN_EXERCISE, await photos(1));
  }
  if (endpoint.path.startsWith('/api/team')) await beginTeam(user);
  const fields = endpoint.body instanceof z.ZodObject ? Object.keys(endpoint.body.shape) : [];
  const known: Record<string, unknown> = {};
  for (const [field, thing] of Object.entries(thingsInBody(fields))) {
    const id = await thing.make(user, server);
    known[field] = field.endsWith('s') ? [id] : id;
  }
  const id = (await thingInPath(endpoint)?.make(user, server)) ?? null;
  return { token: user.token, calls: await hostileCalls(endpoint, id, known) };
}

const sendTo = ({ app }: TestServer, { headers, ...call }: HostileCall, token: string | null) =>
  app.inject({
    ...(call as InjectOptions),
    headers: { ...headers, authorization: `Bearer ${token}` },
  });

/** The rule for all answers that this one breaks, in words; null when it breaks none. */
function faultOf(
  { method }: HostileCall,
  { statusCode, body }: { statusCode: number; body: string },
) {
  if (statusCode >= 500) return `${statusCode}: ${body}`;
  if (statusCode < 400 || method === 'HEAD') return null;
  const refused = refusal.strict().safeParse(parse(body));
  if (!refused.success) return `${statusCode} in another form than ours: ${body}`;
  const { code, issues = [] } = refused.data;
  const names = code !== 'invalid' || issues.some(({ field }) => field !== '');
  return names ? null : `${statusCode} that names no field: ${body}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Indexes of the inputs for the database of this server; no input is tried on both. */
function indexesFor({ db }: TestServer): number[] {
  const ofPostgres = Math.round(INPUTS * SHARE_OF_POSTGRES);
  const indexes = Array.from({ length: INPUTS }, (_, index) => index);
  return isSqlite(db) ? indexes.slice(ofPostgres) : indexes.slice(0, ofPostgres);
}

/**
 * A value that differs after every write: SQLite counts all changes ever made, PostgreSQL is read
 * as a whole.
 */
const whatIsWritten = async (server: TestServer) =>
  isSqlite(server.db)
    ? (await sql<{ count: number }>`select total_changes() as count`.execute(server.db)).rows[0]
        ?.count
    : everythingStored(server);

/** Makes the calls. Returns the faults that were found, and the number of successful calls. */
async function callWith(server: TestServer, endpoint: Endpoint, name: string) {
  const faults: unknown[] = [];
  let successes = 0;
  let caller = await prepare(server, endpoint, `${name}-first`);
  let stored = await everythingStored(server);
  for (const index of indexesFor(server)) {
    const [call] = fc.sample(caller.calls, { seed: SEED + index, numRuns: 1 });
    if (call === undefined) throw new Error('One call was drawn');
    const before = isSqlite(server.db) ? await whatIsWritten(server) : stored;
    const answer = await sendTo(server, call, caller.token);
    const fault = faultOf(call, answer);
    if (fault !== null) faults.push({ fault, call: shortened(call), index });
    const unchanged = (await whatIsWritten(server)) === before;
    if (answer.statusCode < 300) successes += 1;
    if (answer.statusCode < 300 && !unchanged) {
      // A successful call may have deleted the only thing that it refers to, or ended the session.
      caller = await prepare(server, endpoint, `${name}-${index}`);
      stored = await everythingStored(server);
    } else if (!unchanged && (await everythingStored(server)) !== stored) {
      faults.push({ fault: 'refused, and something is stored', call: shortened(call), index });
      stored = await everythingStored(server);
    }
  }
  return { faults, successes };
}

const shortened = ({ payload, ...call }: HostileCall) => ({
  ...call,
  url: call.url.slice(0, 200),
  payload: payload?.toString('utf8').slice(0, 300),
});

const successful = new Set<string>();

onEachDatabase(`whatever is sent to each call (${INPUTS} inputs, seed ${SEED})`, (server) => {
  test.each(API)(
    'is never a fault of ours, and what is refused is stored nowhere: $heading',
    { tags: ['spec:5/every-call-checked'] },
    async ({ endpoints }) => {
      makeNoVideos(server());
      await server().register('chief');
      for (const [place, endpoint] of endpoints.entries()) {
        const { faults, successes } = await callWith(server(), endpoint, `user-${place}`);
        expect([nameOf(endpoint), faults]).toEqual([nameOf(endpoint), []]);
        if (successes > 0) successful.add(nameOf(endpoint));
      }
    },
  );
});

test('what is sent to each call is at times what the call is for', () => {
  const all = API.flatMap(({ endpoints }) => endpoints.map(nameOf));
  // The other calls need more than a good input: something to undo, or a code from a mail.
  expect(successful.size / all.length).toBeGreaterThan(0.75);
  const hardlyReached = [uploadExerciseImages, generateExerciseVideo, completeRoutine].map(nameOf);
  expect(hardlyReached.filter((name) => !successful.has(name))).toEqual([]);
});
