import type { Order } from '@limber/domain/subscriptions/order';
import { describe, expect, test } from 'vitest';
import { onEachDatabase } from '#test/on-each-database.ts';
import { UnverifiedEvent } from './payment-provider.ts';
import { createSandbox } from './sandbox.ts';
import { TEST_CARDS } from '@limber/domain/subscriptions/test-cards';
import { tryTestCard } from './try-test-card.ts';

const ada = { userId: 1, email: 'ada@example.com', fullName: 'Ada', customerId: null };
const ANNUAL: Order = { kind: 'plan', plan: 'annual', users: 1 };

describe('a test card', () => {
  test('does what the same card does at Stripe, however it is typed', () => {
    expect(tryTestCard('4242 4242 4242 4242', false).status).toBe('succeeded');
    expect(tryTestCard('4000-0000-0000-0002', true)).toEqual({
      status: 'failed',
      message: 'Your card was declined.',
    });
    expect(tryTestCard('4000002500003155', false).status).toBe('requires_action');
    expect(tryTestCard('4000002500003155', true).status).toBe('succeeded');
    expect(tryTestCard('5555 5555 5555 4444', true).message).toBe('Your card number is incorrect.');
  });
});

onEachDatabase('the sandbox', (server) => {
  const createProvider = () => createSandbox({ db: server().db, now: () => server().clock.now });
  const pay = async (order: Order, key = 'key') => {
    const sandbox = createProvider();
    const { customerId, clientSecret, reference } = await sandbox.start(ada, order, key);
    const card = { customerId, clientSecret, cardNumber: TEST_CARDS.succeeds, confirmed: false };
    return { sandbox, reference, confirm: () => createProvider().sandbox.confirm(card) };
  };

  test('is one, however many servers open it and however often', async () => {
    const asked = Array.from({ length: 5 }, () => createProvider().start(ada, ANNUAL, 'key'));
    const references = new Set((await Promise.all(asked)).map(({ reference }) => reference));
    expect(references.size).toBe(1);
    expect((await createProvider().start(ada, ANNUAL, 'another')).reference).not.toBe(
      [...references][0],
    );
  });

  test('tells the same event again when it is asked again, in case that it was lost', async () => {
    const { confirm } = await pay(ANNUAL);
    const first = await confirm();
    server().clock.now = new Date('2026-01-05T09:10:00.000Z');
    expect(await confirm()).toEqual(first);
    expect(first?.event).toMatchObject({
      at: '2026-01-05T09:00:00.000Z',
      payload: { subscription: { status: 'active', currentPeriodEnd: '2027-01-05T09:00:00.000Z' } },
    });
  });

  test('knows no payment of another customer', async () => {
    const { clientSecret } = await createProvider().start(ada, ANNUAL, 'key');
    const theirs = {
      customerId: 'cus_eve',
      clientSecret,
      cardNumber: TEST_CARDS.succeeds,
      confirmed: false,
    };
    expect(await createProvider().sandbox.confirm(theirs)).toBeNull();
  });

  test('renews what is due, once, and ends what was cancelled', async () => {
    const pro = await pay({ kind: 'plan', plan: 'pro', users: 1 }, 'pro');
    const annual = await pay(ANNUAL, 'annual');
    await pro.confirm();
    await annual.confirm();
    expect(await createProvider().sandbox.renew()).toEqual([]);
    server().clock.now = new Date('2026-02-05T09:00:00.000Z');
    const [renewed] = await createProvider().sandbox.renew();
    expect(renewed?.payload).toMatchObject({
      subscription: { status: 'active', currentPeriodEnd: '2026-03-05T09:00:00.000Z' },
      payment: { reference: `${pro.reference}_20260205090000000` },
    });
    expect(await createProvider().sandbox.renew()).toEqual([]);
    await pro.sandbox.cancelAtPeriodEnd(pro.reference);
    server().clock.now = new Date('2026-03-05T09:00:00.000Z');
    const [ended] = await createProvider().sandbox.renew();
    expect(ended?.payload).toMatchObject({ subscription: { status: 'canceled' } });
    expect(await createProvider().sandbox.renew()).toEqual([]);
  });

  test('charges more users for the rest of the period, and credits fewer at the next bill', async () => {
    const team: Order = { kind: 'plan', plan: 'team', users: 10 };
    const { sandbox, reference, confirm } = await pay(team);
    await confirm();
    // Half of the 31 days are left.
    server().clock.now = new Date('2026-01-20T21:00:00.000Z');
    const more = await sandbox.changeUsers(reference, 12);
    expect(more?.payload).toMatchObject({
      subscription: { users: 12, currentPeriodEnd: '2026-02-05T09:00:00.000Z' },
      payment: { users: 12, cents: 799 },
    });
    expect(await sandbox.changeUsers(reference, 12)).toBeNull();
    const fewer = await sandbox.changeUsers(reference, 8);
    expect(fewer?.payload).toMatchObject({ subscription: { users: 8 } });
    expect(fewer?.payload?.payment).toBeUndefined();
    server().clock.now = new Date('2026-02-05T09:00:00.000Z');
    const [renewed] = await sandbox.sandbox.renew();
    expect(renewed?.payload?.payment?.cents).toBe(8 * 799 - 2 * 799);
    server().clock.now = new Date('2026-03-05T09:00:00.000Z');
    const [next] = await sandbox.sandbox.renew();
    expect(next?.payload?.payment?.cents).toBe(8 * 799);
  });

  test('charges each of several changes at the same moment once', async () => {
    const { sandbox, reference, confirm } = await pay({ kind: 'plan', plan: 'team', users: 5 });
    await confirm();
    const events = await Promise.all(
      [7, 7, 7].map((users) => sandbox.changeUsers(reference, users)),
    );
    expect(events.flatMap((event) => event?.payload?.payment?.cents ?? [])).toEqual([1598]);
  });

  test('lists what was paid for, and nothing that was only begun', async () => {
    const lifetime = await pay({ kind: 'plan', plan: 'lifetime', users: 1 }, 'lifetime');
    await lifetime.confirm();
    await (await pay({ kind: 'premiumPack' }, 'pack')).confirm();
    await pay(ANNUAL, 'begun');
    const listed = await Array.fromAsync(createProvider().list());
    const bought = listed.map((thing) => ('bought' in thing ? thing.bought : thing.plan));
    expect(bought.toSorted((a, b) => a.localeCompare(b))).toEqual(['lifetime', 'premiumPack']);
  });

  test('forgets what a user began there, also when its answer was lost', async () => {
    await pay(ANNUAL);
    const eve = await createProvider().start({ ...ada, userId: 2 }, ANNUAL, 'of eve');
    await createProvider().forget({ ...ada, customerIds: [] });
    const left = await server().db.selectFrom('sandbox_payment').select('reference').execute();
    expect(left).toEqual([{ reference: eve.reference }]);
  });

  test('answers a payment that is forgotten while it is begun, paid or given back', async () => {
    const times = Array.from({ length: 40 }, (_, index) => `key ${index % 4}`);
    const racing = times.map(async (key) => {
      const { sandbox, reference, confirm } = await pay(ANNUAL, key);
      const forgotten = { userId: 1, email: ada.email, customerIds: [] };
      await Promise.all([confirm(), sandbox.giveBack(reference), sandbox.forget(forgotten)]);
    });
    await expect(Promise.all(racing)).resolves.toHaveLength(40);
  });

  test('believes nothing that comes over the network', () => {
    expect(() => createProvider().readEvent(Buffer.from('{}'), 'signed')).toThrow(UnverifiedEvent);
  });
});
