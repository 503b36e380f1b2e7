import { getMe, login } from '@limber/contract/auth';
import {
  cancelSubscription,
  getSubscription,
  resumeSubscription,
  startTrial,
} from '@limber/contract/subscription';
import { createSemaphore } from '#semaphore.ts';
import { expect, test } from 'vitest';
import { runMaintenance } from '#maintenance.ts';
import { createSandbox } from '#adapters/payments/sandbox.ts';
import { fakeProvider } from '#test/fake-provider.ts';
import { onEachDatabase, type TestServer } from '#test/on-each-database.ts';
import { buyPack, buyTier, registerFree } from '#test/paying.ts';
import type { TestUser, TestClient } from '#test/client.ts';
import { PASSWORD } from '#test/new-user.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const A_YEAR_ON = '2027-01-05T09:00:00.000Z';

const FREE = {
  tier: 'free',
  status: 'none',
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  users: 1,
  trial: { state: 'available', endsAt: null },
  premiumPack: false,
  entitlements: {
    bodyAreas: 3,
    customPlans: 3,
    minutes: [1, 3],
    weights: false,
    premiumExercises: false,
  },
  foundingMember: false,
  paidByTeam: false,
  team: 'none',
};
const EVERYTHING = {
  bodyAreas: null,
  customPlans: null,
  minutes: [1, 3, 5, 10],
  weights: true,
  premiumExercises: true,
};

/** Moves the clock forward by days and runs the hourly maintenance. */
async function passDays({ clock, deps }: TestServer, days: number): Promise<void> {
  clock.now = new Date(clock.now.getTime() + days * DAY_MS);
  await runMaintenance({ ...deps, payments: createSandbox(deps) });
}

/** Signs the user in again: a session ends after thirty days without use. */
async function signInAgain(server: TestServer, { user }: TestUser): Promise<TestClient> {
  const body = { username: user.username, password: PASSWORD };
  const { token } = await server.clientWith(null).ask(login, { body });
  return server.clientWith(token);
}

onEachDatabase('a subscription', (server) => {
  test(
    'is free from the start, and everything for a founding member',
    { tags: ['spec:3/subscription', 'spec:7/subscription', 'spec:9/first-hundred-free'] },
    async () => {
      const ada = await server().register('ada');
      expect(await ada.ask(getSubscription)).toEqual({
        ...FREE,
        entitlements: EVERYTHING,
        foundingMember: true,
      });
      const late = await registerFree(server(), 'late');
      expect(await late.ask(getSubscription)).toEqual(FREE);
    },
  );

  test(
    'makes founding members of exactly the first hundred, even when many register at once',
    { tags: ['spec:9/first-hundred-free'] },
    async () => {
      const names = Array.from({ length: 150 }, (_, index) => `person${index}`);
      // With more at a time, too many passwords would wait to be hashed, and some be refused.
      const { run } = createSemaphore(60);
      const users = await Promise.all(names.map((name) => run(() => server().register(name))));
      const subscriptions = await Promise.all(users.map((user) => user.ask(getSubscription)));
      expect(subscriptions.filter(({ foundingMember }) => foundingMember)).toHaveLength(100);
    },
  );

  test(
    'that is cancelled stays to the end of its period, and is free afterwards',
    { tags: ['spec:3/subscription', 'spec:4/cancelling-keeps-access', 'spec:7/subscription'] },
    async () => {
      const ada = await registerFree(server());
      await buyTier(ada, 'annual');
      const cancelled = await ada.ask(cancelSubscription);
      expect(cancelled).toMatchObject({
        tier: 'annual',
        status: 'active',
        currentPeriodEnd: A_YEAR_ON,
        cancelAtPeriodEnd: true,
        entitlements: EVERYTHING,
      });
      expect(await ada.ask(getSubscription)).toEqual(cancelled);
      await passDays(server(), 364);
      const later = await signInAgain(server(), ada);
      expect((await later.ask(getMe)).subscriptionTier).toBe('annual');
      server().clock.now = new Date(A_YEAR_ON);
      expect(await later.ask(getSubscription)).toEqual({
        ...FREE,
        status: 'canceled',
        currentPeriodEnd: A_YEAR_ON,
      });
      // Before any event or maintenance.
      expect((await later.ask(getMe)).subscriptionTier).toBe('free');
      await passDays(server(), 0);
      expect((await later.ask(getMe)).subscriptionTier).toBe('free');
    },
  );

  test(
    'that was cancelled can be resumed while it lasts, and then renews',
    { tags: ['spec:silent/resume-subscription'] },
    async () => {
      const ada = await registerFree(server());
      expect((await ada.refusedBy(resumeSubscription)).status).toBe(422);
      await buyTier(ada, 'pro');
      expect((await ada.refusedBy(resumeSubscription)).status).toBe(422);
      await ada.ask(cancelSubscription);
      const resumed = await ada.ask(resumeSubscription);
      expect(resumed).toMatchObject({ tier: 'pro', cancelAtPeriodEnd: false });
      expect(await ada.ask(getSubscription)).toEqual(resumed);
      await passDays(server(), 32);
      const later = await signInAgain(server(), ada);
      expect(await later.ask(getSubscription)).toMatchObject({
        tier: 'pro',
        currentPeriodEnd: '2026-03-05T09:00:00.000Z',
      });
    },
  );

  test('ends at its end even when nobody tells of it', async () => {
    const ada = await registerFree(server());
    await buyTier(ada, 'pro');
    await ada.ask(cancelSubscription);
    server().clock.now = new Date(A_YEAR_ON);
    await runMaintenance({ ...server().deps, payments: null });
    expect((await (await signInAgain(server(), ada)).ask(getMe)).subscriptionTier).toBe('free');
  });

  test('that was only played in the sandbox ends where real money is taken', async () => {
    const ada = await registerFree(server(), 'ada');
    const bob = await registerFree(server(), 'bob');
    await buyTier(ada, 'annual');
    await buyPack(bob);
    await buyTier(bob, 'lifetime');
    await runMaintenance({ ...server().deps, payments: fakeProvider() });
    for (const user of [ada, bob]) {
      expect((await user.ask(getMe)).subscriptionTier).toBe('free');
      const { entitlements } = await user.ask(getSubscription);
      expect(entitlements).toEqual(FREE.entitlements);
    }
  });

  test('goes on by itself, month after month', async () => {
    const ada = await registerFree(server());
    await buyTier(ada, 'pro');
    await passDays(server(), 32);
    expect(await (await signInAgain(server(), ada)).ask(getSubscription)).toMatchObject({
      tier: 'pro',
      currentPeriodEnd: '2026-03-05T09:00:00.000Z',
    });
  });

  test(
    'is not cancelled twice, nor where there is none, nor for life',
    { tags: ['spec:4/cancelling-keeps-access'] },
    async () => {
      const ada = await registerFree(server());
      const refusal = async () => {
        const { status, message } = await ada.refusedBy(cancelSubscription);
        return [status, message];
      };
      expect(await refusal()).toEqual([422, 'There is no subscription to cancel']);
      await buyTier(ada, 'annual');
      await ada.ask(cancelSubscription);
      expect(await refusal()).toEqual([
        422,
        'Your subscription is cancelled already, and stays to its end',
      ]);
      await buyTier(ada, 'lifetime');
      expect(await refusal()).toEqual([
        422,
        'A lifetime plan has no end, so there is nothing to cancel',
      ]);
    },
  );

  test(
    'of one person is not cancelled by another',
    { tags: ['spec:6/own-data-only'] },
    async () => {
      const ada = await registerFree(server(), 'ada');
      const eve = await registerFree(server(), 'eve');
      await buyTier(ada, 'pro');
      await buyTier(eve, 'pro');
      await eve.ask(cancelSubscription);
      expect((await ada.ask(getSubscription)).cancelAtPeriodEnd).toBe(false);
    },
  );
});

onEachDatabase('the trial', (server) => {
  test(
    'is everything of Pro for fourteen days, and then free again',
    { tags: ['spec:9/trial'] },
    async () => {
      const ada = await registerFree(server());
      const endsAt = '2026-01-19T09:00:00.000Z';
      expect(await ada.ask(startTrial)).toEqual({
        ...FREE,
        status: 'trialing',
        trial: { state: 'active', endsAt },
        entitlements: EVERYTHING,
      });
      server().clock.now = new Date(endsAt);
      expect(await ada.ask(getSubscription)).toEqual({ ...FREE, trial: { state: 'used', endsAt } });
    },
  );

  test(
    'begins once for each account, however often it is clicked',
    { tags: ['spec:9/trial'] },
    async () => {
      const ada = await registerFree(server());
      await ada.ask(startTrial);
      server().clock.now = new Date('2026-01-25T00:00:00.000Z');
      const again = await Promise.all([1, 2, 3].map(() => ada.refusedBy(startTrial)));
      expect(again.map(({ status }) => status)).toEqual([422, 422, 422]);
      expect(again[0]?.message).toBe('Your free trial has been used. Choose a plan to go on.');
    },
  );

  test('is not for those who have everything already', async () => {
    const founder = await server().register();
    const payer = await registerFree(server());
    await buyTier(payer, 'annual');
    for (const user of [founder, payer]) {
      expect(await user.refusedBy(startTrial)).toMatchObject({
        status: 422,
        message: 'You have everything of Pro already, so there is nothing to try.',
      });
    }
  });
});
