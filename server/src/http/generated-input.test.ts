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

/** For each call of the contract and both databases; `GENERATED_INPUTS=2000` for an evening of it. */
const INPUTS = Number(process.env['GENERATED_INPUTS'] ?? 21);
/** Of three inputs PostgreSQL gets one, since each takes longer there. */
const SHARE_OF_POSTGRES = 1 / 3;
/** Another seed draws other inputs. */
const SEED = Number(process.env['GENERATED_SEED'] ?? 20_260_105);

/** Whoever calls: a member with something of everything. */
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

/** What an answer says against the rules of every answer; null when it keeps them. */
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

/** The places of the inputs that the database of this server gets: others on either one. */
function placesFor({ db }: TestServer): number[] {
  const ofPostgres = Math.round(INPUTS * SHARE_OF_POSTGRES);
  const places = Array.from({ length: INPUTS }, (_, index) => index);
  return isSqlite(db) ? places.slice(ofPostgres) : places.slice(0, ofPostgres);
}

/** Differs after anything was written: SQLite counts the rows that ever were, PostgreSQL is read as a whole. */
const whatIsWritten = async (server: TestServer) =>
  isSqlite(server.db)
    ? (await sql<{ count: number }>`select total_changes() as count`.execute(server.db)).rows[0]
        ?.count
    : everythingStored(server);

/** Makes the calls; gives what was wrong, and how many of them were successful. */
async function callWith(server: TestServer, endpoint: Endpoint, name: string) {
  const faults: unknown[] = [];
  let successes = 0;
  let caller = await prepare(server, endpoint, `${name}-first`);
  let stored = await everythingStored(server);
  for (const index of placesFor(server)) {
    const [call] = fc.sample(caller.calls, { seed: SEED + index, numRuns: 1 });
    if (call === undefined) throw new Error('One call was drawn');
    const before = isSqlite(server.db) ? await whatIsWritten(server) : stored;
    const answer = await sendTo(server, call, caller.token);
    const fault = faultOf(call, answer);
    if (fault !== null) faults.push({ fault, call: shortened(call), index });
    const unchanged = (await whatIsWritten(server)) === before;
    if (answer.statusCode < 300) successes += 1;
    if (answer.statusCode < 300 && !unchanged) {
      // It may have been the last of what is called for, or of the session.
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
  // The rest needs more than a good input: something to undo, or a code from a letter.
  expect(successful.size / all.length).toBeGreaterThan(0.75);
  const hardlyReached = [uploadExerciseImages, generateExerciseVideo, completeRoutine].map(nameOf);
  expect(hardlyReached.filter((name) => !successful.has(name))).toEqual([]);
});
