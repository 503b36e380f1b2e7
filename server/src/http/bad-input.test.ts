import { API } from '@limber/contract/api';
import { type Endpoint, nothing } from '@limber/contract/endpoint';
import { refusal } from '@limber/contract/refusal';
import { getTodaysRoutine } from '@limber/contract/routines';
import { cancelSubscription } from '@limber/contract/subscription';
import { describe, expect, test } from 'vitest';
import { fieldsOf, goodBody, nameOf } from '#test/call.ts';
import { everythingStored } from '#test/everything-stored.ts';
import { onEachDatabase, onSqlite, type TestServer } from '#test/on-each-database.ts';
import { PASSWORD } from '#test/new-user.ts';

const EVERY_ENDPOINT = API.flatMap(({ endpoints }) => endpoints);
const WITH_BODY = EVERY_ENDPOINT.filter(({ body, files }) => body !== nothing && files === null);

const flags = Object.fromEntries(
  'neck shoulders elbows wristsHands upperBack lowerBack hips knees anklesFeet'
    .split(' ')
    .map((area) => [area, false]),
);
const plan = { name: 'Lunch', description: '', exerciseIds: [1, 2] };

/**
 * Good bodies, in which a test spoils or adds one field of the contract at a time; for a call that is not
 * listed a body is generated.
 */
const GOOD_BODIES: Record<string, Record<string, unknown>> = {
  'POST /api/auth/register': {
    fullName: 'Bob',
    username: 'bob',
    email: 'bob@example.com',
    password: PASSWORD,
  },
  'POST /api/auth/login': { username: 'somebody', password: PASSWORD, code: '123456' },
  'PUT /api/auth/me': {
    fullName: 'Ada',
    email: 'ada@example.com',
    username: 'ada',
    currentPassword: PASSWORD,
  },
  'POST /api/auth/forgot-password': { username: 'somebody' },
  'POST /api/auth/reset-password': {
    token: 'a secret',
    newPassword: 'hips and knees 7',
    confirmPassword: 'hips and knees 7',
  },
  'POST /api/auth/confirm-email': { token: 'a secret' },
  'PUT /api/auth/change-password': {
    currentPassword: PASSWORD,
    newPassword: 'hips and knees 7',
    confirmPassword: 'hips and knees 7',
  },
  'POST /api/auth/second-factor': { password: PASSWORD },
  'POST /api/auth/second-factor/confirm': { code: '123456' },
  'POST /api/auth/second-factor/recovery-codes': { password: PASSWORD, code: '123456' },
  'POST /api/auth/second-factor/off': { password: PASSWORD, code: '123456' },
  'POST /api/account/delete': { password: PASSWORD, leavesNoAdministrator: true },
  'POST /api/pain-points': flags,
  'PATCH /api/pain-points': { neck: true, neckWeight: 100 },
  'PUT /api/preferences': {
    defaultDuration: 3,
    reminders: true,
    preferredTime: 'evening',
    weeklyGoal: 4,
    hasWall: true,
    nerveGlides: false,
  },
  'PUT /api/health-card': {
    pregnant: true,
    osteoporosis: false,
    dizziness: false,
    discOrSciatica: false,
    poorBalance: false,
    highBloodPressure: false,
    doesNotStand: false,
    glaucoma: true,
    hypermobility: false,
    armNerves: false,
    legNerves: false,
    unstableNeck: false,
    discWorse: 'unknown',
    recentSurgery: ['knees'],
    jointReplacement: [],
    notAllowed: ['overhead'],
  },
  'PUT /api/billing-details': {
    company: 'Acme',
    address: 'Main Street 1\nSpringfield',
    taxNumber: 'DE123456789',
  },
  'PUT /api/exercises/:id/images': { imageIds: ['0f3c8a52-9d1e-4b7a-8c6d-5e4f3a2b1c0d'] },
  'POST /api/routines/for-visitor': { areas: ['neck'] },
  'POST /api/routines/:id/complete-exercise/:exerciseIndex': { rating: 3 },
  'POST /api/routines/:id/adapt': {
    minutes: 3,
    posture: 'seated',
    camera: 'seen',
    hands: 'busy',
    doneIds: [1],
  },
  'POST /api/routines/:id/restore': { doneIds: [1] },
  'POST /api/routines/:id/complete': { painPoints: ['neck'] },
  'POST /api/routine-history': {
    name: 'Daily Routine',
    exerciseIds: [1],
    exerciseNames: ['JME 1'],
    bodyAreas: ['neck'],
    totalDuration: 36,
    exerciseCount: 1,
    painPointsAtTime: ['neck'],
  },
  'POST /api/check-ins': { area: 'neck', feeling: 'better', date: '2026-01-05' },
  'PUT /api/exercise-wishes': { exerciseId: 1, wish: 'never', date: '2026-01-05' },
  'POST /api/discomfort-reports': { exerciseId: 1, date: '2026-01-05', routineId: 1 },
  'POST /api/custom-plans': { ...plan, estimatedDuration: 30, bodyAreas: ['neck'], routineIds: [] },
  'PATCH /api/custom-plans/:id': { exerciseIds: [1] },
  'PUT /api/custom-plans/:id': plan,
  'POST /api/create-subscription': { plan: 'team', users: 7 },
  'PATCH /api/team': { name: 'Acme' },
  'PUT /api/team/seats': { users: 7 },
  'POST /api/team/invitations': { email: 'bob@example.com' },
  'POST /api/team/invitations/read': { token: 'a secret' },
  'POST /api/team/invitations/accept': { token: 'a secret' },
  'PUT /api/team/owner': { memberId: 'an id' },
  'POST /api/create-payment-intent': { amount: 19.99 },
  'POST /api/payments/sandbox/confirm': {
    clientSecret: 'pi_sandbox_1_secret_1',
    cardNumber: '4242 4242 4242 4242',
    nameOnCard: 'Ada Lovelace',
    confirmed: true,
  },
};

/**
 * Values that are wrong for most fields. Neither null nor missing fields are tried: some fields are
 * optional.
 */
const WRONG_VALUES: unknown[] = [
  { nested: { deeply: true } },
  [[[[1]]]],
  Number.MAX_SAFE_INTEGER,
  -1,
  1.5,
  'x'.repeat(100_000),
  'NUL \0 inside',
  'half a pair \uD800',
];

/**
 * Returns a function that sends any body to a call, as a user who has a routine and nothing else.
 */
async function senderTo(server: TestServer, endpoint: Endpoint, username = 'ada') {
  const ada =
    endpoint.access === 'administrator'
      ? await server.registerAdministrator(username)
      : await server.register(username);
  const { id } = await ada.ask(getTodaysRoutine, { query: { date: '2026-01-05' } });
  const path = endpoint.path.replace(':id', String(id)).replace(':exerciseIndex', '0');
  return (payload: string) =>
    server.app.inject({
      method: endpoint.method,
      url: path.replace(':date', '2026-01-05'),
      payload,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ada.token}` },
    });
}

/**
 * Good bodies of a call, each with one field spoiled in one way, for every field of the contract: those that it
 * accepts, or those that it refuses.
 */
function spoiledBodies(endpoint: Endpoint, accepted: boolean) {
  const good: Record<string, unknown> = {
    ...(GOOD_BODIES[nameOf(endpoint)] ?? goodBody(endpoint)),
  };
  return fieldsOf(endpoint)
    .flatMap((field) => WRONG_VALUES.map((wrong) => ({ field, body: { ...good, [field]: wrong } })))
    .filter(({ body }) => endpoint.body.safeParse(body).success === accepted);
}

onSqlite('bad input', (server) => {
  describe.each(WITH_BODY.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    'to %s',
    (_, endpoint) => {
      test(
        'is refused field by field, with the field named, and nothing is stored',
        { tags: ['spec:5/every-call-checked'] },
        async () => {
          const send = await senderTo(server(), endpoint);
          const before = await everythingStored(server());
          const spoiled = spoiledBodies(endpoint, false);
          // The body of a cancellation has no fields.
          expect(spoiled.length > 0).toBe(endpoint !== cancelSubscription);
          for (const { field, body } of spoiled) {
            const answer = await send(JSON.stringify(body));
            const { issues, code } = refusal.strict().parse(answer.json());
            expect([answer.statusCode, code]).toEqual([400, 'invalid']);
            // A new password may be spoiled and still be valid: then it only differs from its
            // confirmation.
            expect([field, 'confirmPassword']).toContain(issues?.[0]?.field.split('.')[0]);
          }
          expect(await everythingStored(server())).toBe(before);
        },
      );

      test('is refused when it is no object, no JSON, or far too large', async () => {
        const send = await senderTo(server(), endpoint);
        const before = await everythingStored(server());
        const attempts: [payload: string, status: number][] = [
          ['[]', 400],
          ['"text"', 400],
          ['42', 400],
          ['null', 400],
          ['{"broken": ', 400],
          ['{"__proto__": {"role": "administrator"}}', 400],
          ['\u0000', 400],
          [JSON.stringify({ junk: 'x'.repeat(300_000) }), 413],
        ];
        for (const [payload, status] of attempts) {
          const answer = await send(payload);
          expect([payload.slice(0, 40), answer.statusCode]).toEqual([payload.slice(0, 40), status]);
          refusal.strict().parse(answer.json());
        }
        expect(await everythingStored(server())).toBe(before);
      });
    },
  );

  test(
    'to an address that is not there, or of another type than JSON, says so in JSON',
    { tags: ['spec:silent/errors-are-json'] },
    async () => {
      const missing = await server().app.inject({ url: '/api/nothing-here' });
      expect([missing.statusCode, missing.json()]).toEqual([
        404,
        {
          code: 'not-found',
          message: 'Not found',
          requestId: missing.headers['x-request-id'],
        },
      ]);
      const xml = await server().app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: '<a/>',
        headers: { 'content-type': 'application/xml' },
      });
      expect([xml.statusCode, refusal.parse(xml.json()).code]).toEqual([415, 'not-json']);
    },
  );
});

onEachDatabase('bad input that reaches the database', (server) => {
  test('in an address is refused or not found, never a fault of ours', async () => {
    const ada = await server().registerAdministrator();
    const segments = [
      '0',
      '-1',
      '1.5',
      'abc',
      '1e3',
      '99999999999999999999',
      '%00',
      '%ZZ',
      "'--",
      ' ',
    ];
    for (const endpoint of EVERY_ENDPOINT.filter(({ path }) => path.includes(':'))) {
      for (const segment of segments) {
        const answer = await server().app.inject({
          method: endpoint.method,
          url: endpoint.path.replaceAll(/:\w+/g, segment),
          headers: { authorization: `Bearer ${ada.token}` },
        });
        expect([segment, [400, 404].includes(answer.statusCode)]).toEqual([segment, true]);
        refusal.strict().parse(answer.json());
      }
    }
    for (const query of ['before=abc', 'before=-1', 'before=99999999999', 'before[]=1']) {
      const answer = await server().app.inject({
        url: `/api/routine-history?${query}`,
        headers: { authorization: `Bearer ${ada.token}` },
      });
      expect([query, [200, 400].includes(answer.statusCode)]).toEqual([query, true]);
    }
  });

  test('in a body that the contract takes is never a fault of ours', async () => {
    let sent = 0;
    for (const [index, endpoint] of WITH_BODY.entries()) {
      const send = await senderTo(server(), endpoint, `user${index}`);
      for (const { field, body } of spoiledBodies(endpoint, true)) {
        const { statusCode } = await send(JSON.stringify(body));
        expect([nameOf(endpoint), field, statusCode < 500]).toEqual([
          nameOf(endpoint),
          field,
          true,
        ]);
        sent += 1;
      }
    }
    expect(sent).toBeGreaterThan(0);
  });
});
