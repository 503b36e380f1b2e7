import { API } from '@limber/contract/api';
import { logout } from '@limber/contract/auth';
import { refusal } from '@limber/contract/refusal';
import { expect, test } from 'vitest';
import { type Call, encodeBody, fieldsOf, goodBody, goodCall, nameOf, send } from '#test/call.ts';
import { everythingOf, everythingStored } from '#test/everything-stored.ts';
import { onEachDatabase, onSqlite, type TestServer } from '#test/on-each-database.ts';
import { thingInPath, thingsInBody } from '#test/own-things.ts';
import { type Canary, plantCanaries } from '#test/plant-canaries.ts';
import { makeNoVideos } from '#test/uploading.ts';

const EVERY_ENDPOINT = API.flatMap(({ endpoints }) => endpoints);
const WITH_SESSION = EVERY_ENDPOINT.filter(({ access }) => access !== 'public');
/** Endpoints that must show and change the caller's own data only. */
const OF_ONESELF = EVERY_ENDPOINT.filter(({ access }) => access !== 'administrator');
const OF_ADMINISTRATORS = EVERY_ENDPOINT.filter(({ access }) => access === 'administrator');
const NAMING_IN_PATH = OF_ONESELF.filter((endpoint) => thingInPath(endpoint) !== null);
const NAMING_IN_BODY = EVERY_ENDPOINT.flatMap((endpoint) =>
  Object.entries(thingsInBody(fieldsOf(endpoint))).map(([field, thing]) => ({
    endpoint,
    field,
    thing,
  })),
);

const SMUGGLED = 'smuggled-into-a-body';
const SMUGGLED_NUMBER = 987_654_321;
/** Fields that an attacker might add to a body to gain rights. */
const RIGHTS = {
  role: 'administrator',
  subscriptionTier: 'lifetime',
  tier: 'lifetime',
  isAdmin: true,
  foundingMember: true,
  userId: 1,
  ownerId: 1,
  accountNumber: 1,
  cents: 1,
  price: 1,
};

let registered = 0;

/** Registers another administrator and another member. */
async function registerOthers(server: TestServer) {
  registered += 1;
  const administrator = await server.register(`chief-${registered}`);
  await server.db
    .updateTable('user')
    .set({ role: 'administrator' })
    .where('id', '=', administrator.user.id)
    .execute();
  return { administrator, member: await server.register(`member-${registered}`) };
}

/**
 * The answer that a caller gets, without the parts that differ in every answer: the time, the
 * request's id and the nonce.
 */
async function answerTo({ app }: TestServer, call: Call, token: string | null) {
  const { statusCode: status, body, headers } = await send(app, call, token);
  const { date: _, 'x-request-id': __, 'content-security-policy': ___, ...seen } = headers;
  return { status, body: body.replace(/,"requestId":"[^"]*"/, ''), seen };
}

/**
 * Tokens that a stranger may have got hold of: of an ended session, of a running one, and a stored
 * hash.
 */
async function createTokens(server: TestServer) {
  const gone = await server.register('gone');
  await gone.ask(logout);
  const { user, token } = await server.register('here');
  const { tokenHash } = await server.db
    .selectFrom('session')
    .select('tokenHash')
    .where('userId', '=', user.id)
    .executeTakeFirstOrThrow();
  return { ended: gone.token, token, tokenHash };
}

/** The call with every kind of credentials that opens no session, by the name of the kind. */
function callsWithoutSession(
  call: Call,
  { ended, token, tokenHash }: Awaited<ReturnType<typeof createTokens>>,
): Record<string, Call> {
  const withHeader = (headers: Record<string, string>): Call => ({
    ...call,
    headers: { ...call.headers, ...headers },
  });
  const separator = call.url.includes('?') ? '&' : '?';
  return {
    nobody: call,
    'an empty token': withHeader({ authorization: 'Bearer ' }),
    garbage: withHeader({ authorization: `Bearer ${'x'.repeat(43)}` }),
    'a token of a session that has ended': withHeader({ authorization: `Bearer ${ended}` }),
    'the stored hash of a token': withHeader({ authorization: `Bearer ${tokenHash}` }),
    'a token by another scheme': withHeader({ authorization: `Basic ${token}` }),
    'a token as a cookie': withHeader({ cookie: `token=${token}` }),
    'a token in the address': { ...call, url: `${call.url}${separator}token=${token}` },
  };
}

/** The columns of an account that decide what its user may do. */
const rightsOf = ({ db }: TestServer, userId: number) =>
  db
    .selectFrom('user')
    .select(['id', 'role', 'subscriptionTier', 'accountNumber'])
    .where('id', '=', userId)
    .executeTakeFirst();

/** The days of the planted moments, which are in this person's rows only. */
const daysOf = (canaries: readonly Canary[]) =>
  canaries.map(({ text }) => text.slice(0, 10)).filter((text) => /^\d{4}-\d\d-\d\d$/.test(text));

/**
 * Makes the sessions and devices of a user, whose planted times are too old to count, last used
 * three days ago. Returns that day.
 */
async function setLastUse({ db, clock }: TestServer, userId: number): Promise<string> {
  const lastUsedAt = new Date(clock.now.getTime() - 3 * 24 * 60 * 60 * 1000).toISOString();
  const used = { lastUsedAt, createdAt: lastUsedAt };
  await db.updateTable('session').set(used).where('userId', '=', userId).execute();
  await db.updateTable('known_device').set(used).where('userId', '=', userId).execute();
  return lastUsedAt.slice(0, 10);
}

/** The planted texts, which are in this person's rows only. */
const textsOf = (canaries: readonly Canary[]) =>
  canaries.map(({ text }) => text).filter((text) => text.startsWith('canary-'));

onSqlite('without a session', (server) => {
  test(
    'every call for members refuses everybody alike, and changes nothing',
    { tags: ['spec:6/strangers-turned-away'] },
    async () => {
      const owner = await server().register('owner');
      const strangers = await createTokens(server());
      for (const endpoint of WITH_SESSION) {
        const id = (await thingInPath(endpoint)?.make(owner, server())) ?? null;
        const good = await goodCall(endpoint, id);
        const before = await everythingStored(server());
        const nobody = await answerTo(server(), good, null);
        expect([nameOf(endpoint), nobody.status]).toEqual([nameOf(endpoint), 401]);
        refusal.strict().parse(JSON.parse(nobody.body));
        for (const [name, call] of Object.entries(callsWithoutSession(good, strangers))) {
          const answer = await answerTo(server(), call, null);
          expect([nameOf(endpoint), name, answer]).toEqual([nameOf(endpoint), name, nobody]);
        }
        expect(await everythingStored(server())).toBe(before);
      }
    },
  );
});

onSqlite('a member or an administrator', (server) => {
  test('sees and changes by a good call nothing of anybody else', async () => {
    makeNoVideos(server());
    await registerOthers(server());
    const { user } = await server().register('owner');
    const canaries = textsOf(await plantCanaries(server().db, user.id));
    expect(canaries.length).toBeGreaterThan(10);
    const before = await everythingOf(server(), user.id);
    for (const endpoint of OF_ONESELF) {
      for (const other of Object.values(await registerOthers(server()))) {
        const own = (await thingInPath(endpoint)?.make(other, server())) ?? null;
        const answer = await answerTo(server(), await goodCall(endpoint, own), other.token);
        const seen = canaries.filter((text) => JSON.stringify(answer).includes(text));
        expect([nameOf(endpoint), seen]).toEqual([nameOf(endpoint), []]);
        const after = await everythingOf(server(), user.id);
        expect([nameOf(endpoint), after === before]).toEqual([nameOf(endpoint), true]);
      }
    }
  });
});

onSqlite('a call of administrators', (server) => {
  test('answers members as an address that is not there, and changes nothing', async () => {
    const member = await server().register('member');
    const nowhere = { method: 'GET', url: '/api/nothing-here', headers: {} } as const;
    const { status, body } = await answerTo(server(), nowhere, member.token);
    for (const endpoint of OF_ADMINISTRATORS) {
      const id = (await thingInPath(endpoint)?.make(member, server())) ?? null;
      const good = await goodCall(endpoint, id);
      const before = await everythingStored(server());
      const answer = await answerTo(server(), good, member.token);
      expect([nameOf(endpoint), answer]).toMatchObject([nameOf(endpoint), { status, body }]);
      expect(await everythingStored(server())).toBe(before);
    }
  });

  test(
    'tells of a person their name, username, address, team and age of the account, and nothing else that they wrote or did, on no day',
    { tags: ['spec:silent/administrators-see-no-days'] },
    async () => {
      const { user } = await server().register('owner');
      const canaries = await plantCanaries(server().db, user.id);
      const mayBeSeen = new Set([
        'user.fullName',
        'user.username',
        'user.email',
        'user.createdAt',
        'team.name',
        // These show how the installation works, and nothing about a person.
        'waiting_mail.createdAt',
        'payment_event.receivedAt',
      ]);
      const hidden = canaries.filter(({ table, column }) => !mayBeSeen.has(`${table}.${column}`));
      const hiddenDays = [...daysOf(hidden), await setLastUse(server(), user.id)];
      for (const endpoint of OF_ADMINISTRATORS) {
        const { administrator } = await registerOthers(server());
        const call = await goodCall(endpoint, endpoint.path.includes(':id') ? user.id : null);
        const { body } = await answerTo(server(), call, administrator.token);
        const texts = textsOf(hidden).filter((text) => body.includes(`"${text}"`));
        const days = hiddenDays.filter((day) => body.includes(day));
        expect([nameOf(endpoint), texts, days]).toEqual([nameOf(endpoint), [], []]);
      }
    },
  );
});

onEachDatabase('what belongs to somebody else', (server) => {
  test('and is named in an address is answered as what is not there, and stays as it is', async () => {
    const others = Object.entries(await registerOthers(server()));
    const owner = await server().register('owner');
    for (const endpoint of NAMING_IN_PATH) {
      const thing = thingInPath(endpoint);
      const theirs = await goodCall(endpoint, (await thing?.make(owner, server())) ?? null);
      const missing = await goodCall(endpoint, thing?.missing ?? null);
      const before = await everythingStored(server());
      for (const [name, { token }] of others) {
        const answer = await answerTo(server(), theirs, token);
        const called = [nameOf(endpoint), name];
        expect([...called, answer.status]).toEqual([...called, 404]);
        expect([...called, answer]).toEqual([...called, await answerTo(server(), missing, token)]);
      }
      expect(await everythingStored(server())).toBe(before);
      // The owner's own call succeeds: otherwise the others were refused for another reason. A 422
      // is about the state of the thing, so it was found.
      const { status, body } = await answerTo(server(), theirs, owner.token);
      expect([nameOf(endpoint), body, [200, 201, 422].includes(status)]).toEqual([
        nameOf(endpoint),
        body,
        true,
      ]);
    }
  });
});

onSqlite('what belongs to somebody else', (server) => {
  test('and is named in a body is as good as nothing', async () => {
    const others = Object.entries(await registerOthers(server()));
    const owner = await server().register('owner');
    for (const { endpoint, field, thing } of NAMING_IN_BODY) {
      const id = await thing.make(owner, server());
      const inBody = (value: unknown) => ({ [field]: field.endsWith('s') ? [value] : value });
      const before = await everythingOf(server(), owner.user.id);
      for (const [name, other] of others) {
        const called = [nameOf(endpoint), field, name];
        const own = (await thingInPath(endpoint)?.make(other, server())) ?? null;
        const theirs = await goodCall(endpoint, own, inBody(id));
        const missing = await goodCall(endpoint, own, inBody(thing.missing));
        const answer = await answerTo(server(), theirs, other.token);
        const expected = await answerTo(server(), missing, other.token);
        // Successful answers are compared by their status alone, since they contain new ids.
        const told = ({ status, ...rest }: typeof answer) =>
          status < 400 ? { status } : { status, ...rest };
        expect([...called, told(answer)]).toEqual([...called, told(expected)]);
      }
      expect(await everythingOf(server(), owner.user.id)).toBe(before);
    }
  });
});

/**
 * A value for each column of the database that nothing else writes: if it is stored, it was taken
 * from the body.
 */
async function everyColumn({ db }: TestServer): Promise<Record<string, unknown>> {
  const tables = await db.introspection.getTables();
  const columns = tables.flatMap((table) => table.columns);
  return Object.fromEntries(
    columns.map(({ name, dataType }) => [name, /int/i.test(dataType) ? SMUGGLED_NUMBER : SMUGGLED]),
  );
}

const without = (record: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

onSqlite('what is sent beside the fields of a call', (server) => {
  test('is stored nowhere, whatever column it is named after', async () => {
    makeNoVideos(server());
    const columns = await everyColumn(server());
    for (const endpoint of EVERY_ENDPOINT) {
      const { member } = await registerOthers(server());
      const id = (await thingInPath(endpoint)?.make(member, server())) ?? null;
      const body = goodBody(endpoint) ?? {};
      const before = await rightsOf(server(), member.user.id);
      for (const extra of [columns, RIGHTS]) {
        const { payload, headers } = await encodeBody(endpoint, {
          ...without(extra, fieldsOf(endpoint)),
          ...body,
        });
        const call = { ...(await goodCall(endpoint, id)), payload: payload ?? '', headers };
        const query = new URLSearchParams(extra as Record<string, string>).toString();
        const url = `${call.url}${call.url.includes('?') ? '&' : '?'}${query}`;
        expect((await send(server().app, { ...call, url }, member.token)).statusCode).toBeLessThan(
          500,
        );
        const stored = await everythingStored(server());
        expect([nameOf(endpoint), stored.includes(SMUGGLED)]).toEqual([nameOf(endpoint), false]);
        expect([nameOf(endpoint), stored.includes(String(SMUGGLED_NUMBER))]).toEqual([
          nameOf(endpoint),
          false,
        ]);
      }
      const after = await rightsOf(server(), member.user.id);
      // `after` is undefined when the call deleted the account: then no rights are left to compare.
      expect([nameOf(endpoint), after ?? before]).toEqual([nameOf(endpoint), before]);
    }
  });
});
