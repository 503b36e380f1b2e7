import { getMe } from '@limber/contract/auth';
import { createCustomPlan, listCustomPlans } from '@limber/contract/custom-plans';
import { ALL_PAGES } from '@limber/contract/pages';
import { getPainPoints } from '@limber/contract/pain-points';
import { getPreferences } from '@limber/contract/preferences';
import { getTodaysRoutine } from '@limber/contract/routines';
import { batch } from '@limber/contract/batch';
import { expect, test } from 'vitest';
import type { TestUser } from '#test/client.ts';
import { filledCallsOf } from '#test/first-calls.ts';
import { onEachDatabase, onSqlite } from '#test/on-each-database.ts';

const askTogether = async (user: TestUser, calls: string) =>
  (await user.ask(batch, { query: { calls } })).answers;

onEachDatabase('several calls in one', (server) => {
  test('are answered in their order, each as if it had come alone', async () => {
    const ada = await server().register();
    const plan = { name: 'Lunch', description: '', exerciseIds: [1] };
    await ada.ask(createCustomPlan, { body: plan });
    const answers = await askTogether(
      ada,
      `${getMe.path} ${getTodaysRoutine.path}?date=2026-01-05 ${listCustomPlans.path}`,
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.map(({ text }) => JSON.parse(text) as unknown)).toEqual([
      await ada.ask(getMe),
      await ada.ask(getTodaysRoutine, { query: { date: '2026-01-05' } }),
      await ada.ask(listCustomPlans),
    ]);
  });

  test.each(ALL_PAGES)('with which %s begins are all answered', async (_, page) => {
    const calls = filledCallsOf(page);
    if (calls.length === 0) return;
    const answers = await askTogether(await server().register(), calls.join(' '));
    expect(answers.map(({ status }) => status)).toEqual(calls.map(() => 200));
  });
});

onSqlite('several calls in one', (server) => {
  test('fail one by one, with what each says', async () => {
    const ada = await server().register();
    const answers = await askTogether(
      ada,
      `${getTodaysRoutine.path}?date=1999-01-01 ${getMe.path}`,
    );
    expect(answers.map(({ status }) => status)).toEqual([422, 200]);
    expect(JSON.parse(answers[0]?.text ?? '')).toMatchObject({ code: 'not-today' });
  });

  test.each([
    '/api/several?calls=/api/auth/me',
    '/api/exercises',
    '/api/account/download',
    'https://example.com/api/auth/me',
    '/api/auth/me/../../metrics',
    '/api/auth/me#',
    '/api/progress/..\\exercises',
    '/api/progress/..\\account\\download',
    '/api/progress/..\\several?calls=/api/auth/me',
    '/api/progress/%2e%2e%5cexercises',
    '/api/progress/..',
    '',
    Array.from({ length: 13 }, () => getMe.path).join(' '),
  ])('refuse %j', async (calls) => {
    const ada = await server().register();
    const refusal = await ada.refusedBy(batch, { query: { calls } });
    expect(refusal).toMatchObject({
      status: 400,
      issues: [{ field: expect.stringMatching('calls') }],
    });
  });
});

const FEW = { address: 100, user: 4 };

onSqlite(
  'several calls in one, with few calls a minute,',
  (server) => {
    test('count as many as they are', async () => {
      const ada = await server().register();
      const paths = [getMe, getPreferences, getPainPoints, getMe].map(({ path }) => path);
      const answers = await askTogether(ada, paths.join(' '));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    });
  },
  { rateLimits: FEW },
);
