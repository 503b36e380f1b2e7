import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@limber/contract/endpoint';
import { PAGES } from '@limber/contract/pages';
import { regenerateRoutine } from '@limber/contract/routines';
import { cancelSubscription } from '@limber/contract/subscription';
import { BODY_AREAS } from '@limber/domain/body-areas';
import { type Call, encodeBody, goodBody, goodCall, nameOf } from '../../server/src/test/call.ts';
import type { TestUser } from '../../server/src/test/client.ts';
import { filledCallsOf } from '../../server/src/test/first-calls.ts';
import { thingInPath, thingsInBody } from '../../server/src/test/own-things.ts';
import { buyTier } from '../../server/src/test/paying.ts';
import type { TestServer } from '../../server/src/test/test-server.ts';

export type ReadyCall = { readonly call: Call; readonly token: string | null };
type Prepare = (server: TestServer, measured: TestUser) => Promise<ReadyCall>;

/** Calls that work only once per user, or that end the account, session or password. */
const BY_NEW_PEOPLE =
  /^(?!GET).* \/api\/(auth|account|subscription|create-|payments)|\/api\/receipts\/:number|\/:id\/complete$/;
/** Queries of real screens; lists start with their newest page. */
const QUERIES: Readonly<Record<string, string>> = {
  'GET /api/several': `?calls=${encodeURIComponent(filledCallsOf(PAGES.dashboard).join(' '))}`,
  'GET /api/progress': '?from=2025-12-01&until=2026-01-05&timeZone=Europe%2FBerlin',
};
/** Calls that must come before the named one. */
const BEFORE: Readonly<Record<string, (user: TestUser, id: number) => Promise<unknown>>> = {
  'POST /api/routines/:id/undo-regenerate': (user, id) =>
    user.ask(regenerateRoutine, { params: { id } }),
  'POST /api/subscription/cancel': (user) => buyTier(user, 'annual'),
  'POST /api/subscription/resume': async (user) => {
    await buyTier(user, 'annual');
    await user.ask(cancelSubscription);
  },
};
/** Bodies that must not be random: weights have to add up to 100. */
const BODIES: Readonly<Record<string, object>> = {
  'PATCH /api/pain-points': {
    ...Object.fromEntries(BODY_AREAS.map((area) => [area, area === 'neck'])),
    neckWeight: 100,
  },
};
const PLACE_OF_ID = 'the-id';

/** Prepares a call; all repetitions share one random draw from the contract. */
export async function prepareCalls(endpoint: Endpoint): Promise<Prepare> {
  const thing = thingInPath(endpoint);
  const { url: drawn, method } = await goodCall(endpoint, thing && PLACE_OF_ID);
  const [address = ''] = drawn.split('?');
  const query =
    QUERIES[nameOf(endpoint)] ?? drawn.slice(address.length).replace(/\?before=\d+$/, '');
  const body = BODIES[nameOf(endpoint)] ?? goodBody(endpoint, { doneIds: [] });
  const things = Object.entries(thingsInBody(Object.keys(body ?? {})));
  return async (server, measured) => {
    const user = BY_NEW_PEOPLE.test(nameOf(endpoint)) ? await newPerson(server) : measured;
    const id = await thing?.make(user, server);
    await BEFORE[nameOf(endpoint)]?.(user, Number(id));
    const filled = body && { ...body, ...namesIn(body, user) };
    for (const [field, { make }] of things) {
      const value = await make(user, server);
      Object.assign(filled ?? {}, { [field]: field.endsWith('s') ? [value] : value });
    }
    const url = address.replace(PLACE_OF_ID, String(id)) + query;
    const call = { method, url, ...(await encodeBody(endpoint, filled)) };
    return { call, token: endpoint.access === 'public' ? null : user.token };
  };
}

const newPerson = (server: TestServer): Promise<TestUser> =>
  server.register(`p${randomUUID().slice(0, 18)}`);

/** Sign-in uses the person's names, registration new ones. */
function namesIn(body: object, { user }: TestUser): object {
  if (!('username' in body)) return {};
  if (!('email' in body)) return { username: user.username, code: undefined };
  const username = `q${randomUUID().slice(0, 18)}`;
  return { username, email: `${username}@example.com` };
}
