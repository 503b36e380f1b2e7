import { expect, test } from 'vitest';
import { orderCents, orderName, orderProblem } from './order.ts';
import { PAID_TIERS, type PaidTier } from './prices.ts';
import { TIERS } from './tiers.ts';

const orderFor = (name: PaidTier, users = 1) => ({ kind: 'plan', plan: name, users }) as const;
const PACK = { kind: 'premiumPack' } as const;

test('an order costs what the table of prices says', () => {
  expect(orderCents(orderFor('annual'))).toBe(25_000);
  expect(orderCents(orderFor('team', 7))).toBe(7 * 799);
  expect(orderCents(PACK)).toBe(1999);
});

test('a team of another size is another order', () => {
  expect(orderName(orderFor('team', 5))).not.toBe(orderName(orderFor('team', 6)));
});

test('nobody pays for what they have already', () => {
  const can = (tier: (typeof TIERS)[number]) =>
    PAID_TIERS.filter((name) => !orderProblem(orderFor(name), { tier, premiumPack: false }));
  expect(Object.fromEntries(TIERS.map((tier) => [tier, can(tier)]))).toEqual({
    free: ['pro', 'team', 'annual', 'lifetime'],
    pro: ['team', 'annual', 'lifetime'],
    annual: ['team', 'lifetime'],
    team: ['lifetime'],
    lifetime: [],
  });
  expect(orderProblem(orderFor('pro'), { tier: 'pro', premiumPack: false })).toBe(
    'You have the Pro plan already.',
  );
});

test('the pack is bought once, also to keep it when a plan ends', () => {
  expect(orderProblem(PACK, { tier: 'pro', premiumPack: false })).toBeNull();
  expect(orderProblem(PACK, { tier: 'free', premiumPack: true })).toMatch('already');
  expect(orderProblem(PACK, { tier: 'lifetime', premiumPack: false })).toMatch('already');
});
