import { createCustomPlan } from '@limber/contract/custom-plans';
import { expect, test } from 'vitest';
import { api } from '#test/fake-api.ts';
import { call } from './call.ts';

const body = { name: 'Lunch', exerciseIds: [1] };
const PLAN = {
  id: 1,
  ...body,
  description: '',
  routineIds: [],
  estimatedDuration: 1,
  bodyAreas: ['neck' as const],
  createdAt: '2026-01-05T09:00:00.000Z',
};
const create = (sent = body) => call(createCustomPlan, { body: sent }).catch(() => null);
const keys = () =>
  api.sent(createCustomPlan).map(({ headers }) => headers.get('Idempotency-Key') ?? '');

test('an action keeps its key until the server has answered, so that nothing happens twice', async () => {
  api.lose(createCustomPlan);
  await create();
  api.break(createCustomPlan, 503);
  await create();
  api.answer(createCustomPlan, PLAN);
  await create();
  expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(keys()).size).toBe(1);

  await create();
  expect(new Set(keys()).size).toBe(2);
});

test('another action has another key, and so has one after a refusal', async () => {
  api.lose(createCustomPlan);
  await create();
  await create({ ...body, name: 'Evening' });
  expect(new Set(keys()).size).toBe(2);
  api.refuse(createCustomPlan, 403, 'Your plan holds three');
  await create({ ...body, name: 'Evening' });
  await create({ ...body, name: 'Evening' });
  expect(new Set(keys()).size).toBe(3);
});
