import { API } from '@limber/contract/api';
import { saveCheckIn } from '@limber/contract/check-ins';
import { createCustomPlan, listCustomPlans } from '@limber/contract/custom-plans';
import { reportDiscomfort } from '@limber/contract/discomfort';
import type { Endpoint } from '@limber/contract/endpoint';
import { savePainPoints } from '@limber/contract/pain-points';
import { saveRoutineRecord } from '@limber/contract/routine-history';
import * as routines from '@limber/contract/routines';
import { createSubscription } from '@limber/contract/subscription';
import { inviteToTeam } from '@limber/contract/team';
import { BODY_AREAS } from '@limber/domain/body-areas';
import { expect, test } from 'vitest';
import { runMaintenance } from '#maintenance.ts';
import type { TestUser } from '#test/client.ts';
import { beginTeam } from '#test/teams.ts';
import { onEachDatabase, onSqlite } from '#test/on-each-database.ts';

const HOUR_MS = 60 * 60 * 1000;
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const EVERY_ENDPOINT = API.flatMap(({ endpoints }) => endpoints);
const IDEMPOTENT = EVERY_ENDPOINT.filter(({ idempotent }) => idempotent);

const plan = { name: 'Lunch', description: '', exerciseIds: [1, 2] };
const key = { idempotencyKey: 'one-action' };
const date = '2026-01-05';

/** POST calls that need no idempotency key, with the reason. */
const WITHOUT_KEY: Record<string, string> = {
  'POST /api/auth/register': 'A name and a mail address are given once; the reply is a token.',
  'POST /api/auth/login': 'Nothing but a session is opened; the reply is a token.',
  'POST /api/auth/logout': 'What has ended cannot end again.',
  'POST /api/auth/forgot-password': 'Mails to one address are counted; nothing else is kept.',
  'POST /api/auth/reset-password': 'A link is good once.',
  'POST /api/auth/confirm-email': 'A link is good once.',
  'POST /api/auth/send-confirmation': 'Mails to one address are counted; nothing else is kept.',
  'POST /api/auth/second-factor':
    'A key that is not confirmed replaces the one before; it is stored nowhere else.',
  'POST /api/auth/second-factor/confirm': 'A code is good once; the reply opens the account.',
  'POST /api/auth/second-factor/recovery-codes':
    'A code is good once; the reply opens the account.',
  'POST /api/auth/second-factor/off': 'What is off is not turned off again.',
  'POST /api/account/download': 'Nothing is kept; the reply opens the download.',
  'POST /api/account/delete': 'What is gone cannot be deleted again.',
  'POST /api/routines/for-visitor': 'Nothing is kept.',
  'POST /api/subscription/cancel': 'What is cancelled is not cancelled again.',
  'POST /api/subscription/resume': 'What goes on is not resumed again.',
  'POST /api/team/plan/cancel': 'What is cancelled is not cancelled again.',
  'POST /api/team/plan/resume': 'What goes on is not resumed again.',
  'POST /api/team/invitations/:id/links': 'Each link leads to the same invitation; none is stored.',
  'POST /api/team/invitations/read': 'Nothing is kept.',
  'POST /api/team/invitations/accept': 'An invitation is good once.',
  'POST /api/team/leave': 'Who has left cannot leave again.',
  'POST /api/admin/people/:id/reset-link': 'A new link ends the one before.',
  'POST /api/admin/people/:id/delete': 'What is gone cannot be deleted again.',
  'POST /api/payments/sandbox/confirm': 'What is paid is not paid again.',
};

test('every call that creates something takes a key, or says why it needs none', () => {
  const without = EVERY_ENDPOINT.filter(
    ({ method, idempotent }) => method === 'POST' && !idempotent,
  );
  expect(without.map(nameOf).toSorted()).toEqual(Object.keys(WITHOUT_KEY).toSorted());
});

const painFlags = (area: string) =>
  Object.fromEntries(BODY_AREAS.map((each) => [each, each === area])) as never;
const workout = {
  name: 'Break',
  exerciseIds: [1],
  exerciseNames: ['one'],
  bodyAreas: ['neck'],
  totalDuration: 36,
  exerciseCount: 1,
  painPointsAtTime: [],
};
const moment = { minutes: 3, posture: 'seated', camera: 'seen', hands: 'busy', doneIds: [] };

/** Two different bodies for each call. */
const BODIES: Record<string, [unknown, unknown]> = {
  [nameOf(createCustomPlan)]: [plan, { ...plan, name: 'Evening' }],
  [nameOf(saveRoutineRecord)]: [workout, { ...workout, name: 'Other' }],
  [nameOf(saveCheckIn)]: [
    { area: 'neck', feeling: 'better', date },
    { area: 'neck', feeling: 'same', date },
  ],
  [nameOf(reportDiscomfort)]: [
    { exerciseId: 1, date },
    { exerciseId: 2, date },
  ],
  [nameOf(savePainPoints)]: [painFlags('neck'), painFlags('hips')],
  [nameOf(routines.adaptRoutine)]: [moment, { ...moment, posture: 'standing' }],
  [nameOf(routines.restoreRoutine)]: [{ doneIds: [] }, { doneIds: [1] }],
  [nameOf(routines.completeExercise)]: [{ rating: 3 }, { rating: 4 }],
  [nameOf(inviteToTeam)]: [{ email: 'bob@example.com' }, { email: 'eve@example.com' }],
  [nameOf(createSubscription)]: [{ plan: 'annual' }, { plan: 'pro' }],
};

/** Calls that other tests repeat: they need files or a finished routine, or have no second body. */
const ELSEWHERE = new Set([
  'POST /api/exercises/upload-images',
  'POST /api/exercises/:id/generate-video',
  'POST /api/create-payment-intent',
  'POST /api/subscription/trial',
  'POST /api/routines/:id/regenerate',
  'POST /api/routines/:id/regenerate-exercise/:exerciseIndex',
  'POST /api/routines/:id/undo-regenerate',
  'POST /api/routines/:id/complete',
]);

test('every idempotent call is repeated by a test', () => {
  const tested = [...Object.keys(BODIES), ...ELSEWHERE];
  expect(IDEMPOTENT.map(nameOf).toSorted()).toEqual(tested.toSorted());
});

/** The parameters of a call about the routine of today. */
async function paramsOf(user: TestUser, endpoint: Endpoint): Promise<{ params?: object }> {
  if (!endpoint.path.includes(':id')) return {};
  const { id } = await user.ask(routines.getTodaysRoutine, { query: { date } });
  return { params: { id, exerciseIndex: 0 } };
}

onEachDatabase('a call with a key', (server) => {
  test.each(IDEMPOTENT.filter((endpoint) => nameOf(endpoint) in BODIES))(
    'to $path gives its answer again, and refuses another body',
    async (endpoint) => {
      const ada = await server().register();
      if (endpoint === inviteToTeam) await beginTeam(ada);
      const rest = await paramsOf(ada, endpoint);
      const [body, other] = BODIES[nameOf(endpoint)] ?? [];
      const ask = () => ada.ask(endpoint, { ...rest, body }, key);
      const [first, meanwhile] = await Promise.all([ask(), ask()]);
      expect(meanwhile).toEqual(first);
      expect(await ask()).toEqual(first);
      expect(await ada.refusedBy(endpoint, { ...rest, body: other as object }, key)).toMatchObject({
        status: 422,
        code: 'key-reused',
      });
      expect(await ask()).toEqual(first);
    },
  );

  test('acts once when it comes twenty times at the same moment', async () => {
    const ada = await server().register();
    const created = await Promise.all(
      Array.from({ length: 20 }, () => ada.ask(createCustomPlan, { body: plan }, key)),
    );
    expect(new Set(created.map(({ id }) => id)).size).toBe(1);
    expect(await ada.ask(listCustomPlans)).toEqual([created[0]]);
  });

  test('of two bodies at the same moment takes one and refuses the other', async () => {
    const ada = await server().register();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        ada.ask(createCustomPlan, { body: { ...plan, name: `Plan ${index}` } }, key),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await ada.ask(listCustomPlans)).toHaveLength(1);
  });

  test('has nothing to do with the same key of another person, or of another call', async () => {
    const ada = await server().register('ada');
    const bob = await server().register('bob');
    await ada.ask(createCustomPlan, { body: plan }, key);
    await bob.ask(createCustomPlan, { body: { ...plan, name: 'Evening' } }, key);
    await ada.ask(saveCheckIn, { body: { area: 'neck', feeling: 'better', date } }, key);
    expect(await bob.ask(listCustomPlans)).toHaveLength(1);
  });
});

onSqlite('a call with a key', (server) => {
  test('that was refused may be corrected under the same key', async () => {
    const ada = await server().register();
    const unknown = { ...plan, exerciseIds: [99_999] };
    expect((await ada.refusedBy(createCustomPlan, { body: unknown }, key)).status).toBe(422);
    await ada.ask(createCustomPlan, { body: plan }, key);
    expect(await ada.ask(listCustomPlans)).toHaveLength(1);
  });

  test('chooses exercises anew only once', async () => {
    const ada = await server().register();
    const { id } = await ada.ask(routines.getTodaysRoutine, { query: { date } });
    const params = { id };
    const chosen = await ada.ask(routines.regenerateRoutine, { params }, key);
    expect(await ada.ask(routines.regenerateRoutine, { params }, key)).toEqual(chosen);
    const undone = await ada.ask(routines.undoRegeneration, { params }, key);
    expect(await ada.ask(routines.undoRegeneration, { params }, key)).toEqual(undone);
    const one = { params: { id, exerciseIndex: 0 } };
    const other = await ada.ask(routines.regenerateExercise, one, key);
    expect(await ada.ask(routines.regenerateExercise, one, key)).toEqual(other);
  });

  test('of the day before may be used again, and is forgotten by the maintenance', async () => {
    const ada = await server().register();
    await ada.ask(createCustomPlan, { body: plan }, key);
    server().clock.now = new Date(server().clock.now.getTime() + 25 * HOUR_MS);
    await runMaintenance(server().deps);
    expect(await server().db.selectFrom('keyed_call').selectAll().execute()).toEqual([]);
    await ada.ask(createCustomPlan, { body: { ...plan, name: 'Evening' } }, key);
    expect(await ada.ask(listCustomPlans)).toHaveLength(2);
  });

  test('of a workout stands for that workout after the day, too', async () => {
    const ada = await server().register();
    const body = workout as never;
    const record = await ada.ask(saveRoutineRecord, { body }, key);
    server().clock.now = new Date(server().clock.now.getTime() + 25 * HOUR_MS);
    const other = { body: { ...workout, name: 'Other' } };
    expect(await ada.refusedBy(saveRoutineRecord, other, key)).toMatchObject({ status: 422 });
    expect(await ada.ask(saveRoutineRecord, { body }, key)).toEqual(record);
  });
});
