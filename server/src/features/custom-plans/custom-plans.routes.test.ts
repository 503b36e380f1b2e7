import * as contract from '@limber/contract/custom-plans';
import { startTrial } from '@limber/contract/subscription';
import { LIMIT_SENTENCES } from '@limber/domain/subscriptions/entitlements';
import { library } from '@limber/library/library';
import { expect, test } from 'vitest';
import type { InjectOptions } from 'fastify';
import { onEachDatabase, onSqlite } from '#test/on-each-database.ts';
import type { TestUser } from '#test/client.ts';
import { registerFree } from '#test/paying.ts';

const plan = { name: 'Lunch break', exerciseIds: [9, 1, 2] };

onEachDatabase('a custom plan', (server) => {
  test(
    'keeps the order of its exercises, and derives what was left out',
    { tags: ['spec:3/custom-plan', 'spec:7/custom-plans', 'spec:silent/plan-limits'] },
    async () => {
      const ada = await server().register();
      const created = await ada.ask(contract.createCustomPlan, { body: plan });
      expect(created).toMatchObject({
        name: 'Lunch break',
        description: '',
        exerciseIds: [9, 1, 2],
        routineIds: [],
        bodyAreas: ['shoulders', 'neck'],
        estimatedDuration: 2,
      });
      expect(await ada.ask(contract.listCustomPlans)).toEqual([created]);
      expect(await ada.ask(contract.getCustomPlan, { params: { id: created.id } })).toEqual(
        created,
      );
    },
  );

  test('is one of a list that comes in pages, so that no answer grows without end', async () => {
    const ada = await server().register();
    await ada.ask(contract.createCustomPlan, { body: { ...plan, name: 'Plan 0' } });
    const more = Array.from({ length: 500 }, (_, index) => ({
      userId: ada.user.id,
      name: `Plan ${index + 1}`,
      description: '',
      exerciseIds: '[1]',
      routineIds: '[]',
      estimatedDuration: 1,
      bodyAreas: '["neck"]',
      createdAt: server().clock.now.toISOString(),
    }));
    await server().db.insertInto('custom_plan').values(more).execute();
    const newest = await ada.ask(contract.listCustomPlans);
    expect([newest.length, newest[0]?.name]).toEqual([500, 'Plan 500']);
    const older = await ada.ask(contract.listCustomPlans, { query: { before: newest.at(-1)?.id } });
    expect(older.map(({ name }) => name)).toEqual(['Plan 0']);
  });

  test(
    'changes its exercises alone, or all of it',
    { tags: ['spec:7/change-custom-plan'] },
    async () => {
      const ada = await server().register();
      const { id } = await ada.ask(contract.createCustomPlan, { body: plan });
      const params = { id };
      expect(
        await ada.ask(contract.changePlanExercises, { params, body: { exerciseIds: [33] } }),
      ).toMatchObject({ name: 'Lunch break', exerciseIds: [33], bodyAreas: ['upperBack'] });
      const body = { name: 'Evening', description: 'Slow', exerciseIds: [1] };
      expect(await ada.ask(contract.updateCustomPlan, { params, body })).toMatchObject(body);
    },
  );

  test('is gone once deleted', { tags: ['spec:7/delete-custom-plan'] }, async () => {
    const ada = await server().register();
    const { id } = await ada.ask(contract.createCustomPlan, { body: plan });
    await ada.ask(contract.deleteCustomPlan, { params: { id } });
    expect(await ada.ask(contract.listCustomPlans)).toEqual([]);
    expect((await ada.refusedBy(contract.deleteCustomPlan, { params: { id } })).status).toBe(404);
  });
});

onEachDatabase('a custom plan in two tabs', (server) => {
  const change = (user: TestUser, id: number, exerciseIds: number[], ifMatch?: string) =>
    send(
      user,
      { method: 'PATCH', url: `/api/custom-plans/${id}`, payload: { exerciseIds } },
      ifMatch,
    );
  const remove = (user: TestUser, id: number, ifMatch?: string) =>
    send(user, { method: 'DELETE', url: `/api/custom-plans/${id}` }, ifMatch);
  const send = async (user: TestUser, call: InjectOptions, ifMatch?: string) => {
    const answer = await server().app.inject({
      ...call,
      headers: {
        authorization: `Bearer ${user.token}`,
        ...(ifMatch !== undefined && { 'if-match': ifMatch }),
      },
    });
    return { status: answer.statusCode, etag: answer.headers.etag, body: answer.json<unknown>() };
  };

  test('takes one of two changes to the same version, and tells the other', async () => {
    const ada = await server().register();
    const { id, version } = await ada.ask(contract.createCustomPlan, { body: plan });
    const outcomes = await Promise.all([
      change(ada, id, [1, 2, 3], `"${version}"`),
      change(ada, id, [1, 2, 4], `"${version}"`),
    ]);
    expect(outcomes.map(({ status }) => String(status)).toSorted()).toEqual(['200', '412']);
    const stored = await ada.ask(contract.getCustomPlan, { params: { id } });
    expect(stored.version).toBe(version + 1);
    const taken = outcomes.find(({ status }) => status === 200);
    expect(taken).toMatchObject({ etag: `"${stored.version}"`, body: stored });
    expect(outcomes.find(({ status }) => status === 412)?.body).toMatchObject({
      code: 'changed',
      message: 'This plan was changed in another tab or on another device.',
    });
  });

  test('takes every change that names no version', async () => {
    const ada = await server().register();
    const { id } = await ada.ask(contract.createCustomPlan, { body: plan });
    expect((await change(ada, id, [1])).status).toBe(200);
    expect((await change(ada, id, [2], '*')).status).toBe(200);
    expect((await change(ada, id, [3], 'nonsense')).status).toBe(400);
    expect((await change(ada, 999_999, [3], '"1"')).status).toBe(404);
  });

  test('is deleted as it was seen, and stays when the other tab has changed it', async () => {
    const ada = await server().register();
    const { id, version } = await ada.ask(contract.createCustomPlan, { body: plan });
    await change(ada, id, [1, 2, 3]);
    const refused = await remove(ada, id, `"${version}"`);
    expect(refused).toMatchObject({ status: 412, body: { code: 'changed' } });
    expect((await remove(ada, id, `"${version + 1}"`)).status).toBe(200);
    expect((await remove(ada, id, `"${version + 1}"`)).status).toBe(404);
  });
});

onSqlite('a custom plan', (server) => {
  test(
    'keeps the duration that the library sends, even none',
    { tags: ['spec:7/custom-plans'] },
    async () => {
      const ada = await server().register();
      const body = { ...plan, estimatedDuration: 0 };
      expect((await ada.ask(contract.createCustomPlan, { body })).estimatedDuration).toBe(0);
    },
  );

  test(
    'needs a name and at least one exercise',
    { tags: ['spec:5/plan-name-required'] },
    async () => {
      const ada = await server().register();
      const body = { name: '   ', exerciseIds: [] };
      expect((await ada.refusedBy(contract.createCustomPlan, { body })).issues).toEqual([
        { field: 'name', message: 'Plan name is required' },
        { field: 'exerciseIds', message: 'At least one exercise is required' },
      ]);
    },
  );

  test(
    'refuses an exercise twice, one that does not exist, and more than a hundred',
    { tags: ['spec:5/exercise-already-in-plan', 'spec:silent/plan-limits'] },
    async () => {
      const ada = await server().register();
      const refusal = async (exerciseIds: number[]) => {
        const body = { ...plan, exerciseIds };
        const { status, message } = await ada.refusedBy(contract.createCustomPlan, { body });
        return [status, message];
      };
      expect(await refusal([1, 1])).toEqual([400, 'Exercise already in this plan']);
      expect(await refusal([1, 99_999])).toEqual([422, 'This exercise does not exist']);
      const tooMany = Array.from({ length: 101 }, (_, index) => index + 1);
      expect(await refusal(tooMany)).toEqual([400, 'A plan holds at most 100 exercises']);
    },
  );

  test(
    'of somebody else, and one that is not there, answer alike to everything',
    { tags: ['spec:6/own-data-only'] },
    async () => {
      const ada = await server().register('ada');
      const eve = await server().register('eve');
      const created = await ada.ask(contract.createCustomPlan, { body: plan });
      const attempts = (id: number) =>
        Promise.all([
          eve.refusedBy(contract.getCustomPlan, { params: { id } }),
          eve.refusedBy(contract.deleteCustomPlan, { params: { id } }),
          eve.refusedBy(contract.updateCustomPlan, { params: { id }, body: plan }),
          eve.refusedBy(contract.changePlanExercises, {
            params: { id },
            body: { exerciseIds: [1] },
          }),
        ]);
      const theirs = await attempts(created.id);
      expect(theirs.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
      expect(theirs).toEqual(await attempts(999_999));
      expect(await ada.ask(contract.listCustomPlans)).toEqual([created]);
    },
  );
});

onEachDatabase('custom plans of a free account', (server) => {
  test('are three at the most, even when twenty are created at once', async () => {
    const free = await registerFree(server());
    await Promise.allSettled(
      Array.from({ length: 20 }, () => free.ask(contract.createCustomPlan, { body: plan })),
    );
    const plans = await free.ask(contract.listCustomPlans);
    expect(plans).toHaveLength(3);
    expect(await free.refusedBy(contract.createCustomPlan, { body: plan })).toMatchObject({
      status: 403,
      code: 'plan-limit',
      message: LIMIT_SENTENCES.customPlans,
    });
    const params = { id: plans[0]?.id ?? 0 };
    await free.ask(contract.deleteCustomPlan, { params });
    await free.ask(contract.createCustomPlan, { body: plan });
  });
});

onSqlite('custom plans of a free account', (server) => {
  const PREMIUM = library.find(({ premium }) => premium)?.id ?? 0;
  const premiumPlan = { name: 'Premium', exerciseIds: [1, PREMIUM] };

  test('hold no premium exercise', async () => {
    const free = await registerFree(server());
    const refused = { status: 403, message: LIMIT_SENTENCES.premiumExercise };
    expect(await free.refusedBy(contract.createCustomPlan, { body: premiumPlan })).toMatchObject(
      refused,
    );
    const { id } = await free.ask(contract.createCustomPlan, { body: plan });
    const change = { params: { id }, body: premiumPlan };
    expect(await free.refusedBy(contract.updateCustomPlan, change)).toMatchObject(refused);
    expect(await free.refusedBy(contract.changePlanExercises, change)).toMatchObject(refused);
  });

  test('from a better time can be read, changed and deleted', async () => {
    const free = await registerFree(server());
    await free.ask(startTrial);
    for (let count = 0; count < 5; count += 1) {
      await free.ask(contract.createCustomPlan, { body: premiumPlan });
    }
    server().clock.now = new Date('2026-01-25T09:00:00.000Z');
    const plans = await free.ask(contract.listCustomPlans);
    expect(plans.map(({ exerciseIds }) => exerciseIds)).toEqual(
      Array.from({ length: 5 }, () => premiumPlan.exerciseIds),
    );
    const params = { id: plans[0]?.id ?? 0 };
    const body = { exerciseIds: [PREMIUM, 2] };
    await free.ask(contract.changePlanExercises, { params, body });
    await free.ask(contract.deleteCustomPlan, { params });
    expect(await free.ask(contract.listCustomPlans)).toHaveLength(4);
  });
});
