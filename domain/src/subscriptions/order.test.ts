import { expect, test } from 'vitest';
import { TEAM_SENTENCES } from '../teams/team.ts';
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
    PAID_TIERS.filter(
      (name) =>
        !orderProblem(orderFor(name), {
          tier,
          premiumPack: false,
          team: tier === 'team' ? 'payer' : 'none',
        }),
    );
  expect(Object.fromEntries(TIERS.map((tier) => [tier, can(tier)]))).toEqual({
    free: ['pro', 'team', 'annual', 'lifetime'],
    pro: ['team', 'annual', 'lifetime'],
    annual: ['team', 'lifetime'],
    team: ['lifetime'],
    // A team's seats are for others: the owner of a lifetime plan may still buy them.
    lifetime: ['team'],
  });
  expect(orderProblem(orderFor('pro'), { tier: 'pro', premiumPack: false, team: 'none' })).toBe(
    'You have the Pro plan already.',
  );
});

test('whoever owns a team that another pays for can pay for it, its members begin none of their own', () => {
  const order = orderFor('team', 5);
  const status = { tier: 'team', premiumPack: false } as const;
  expect(orderProblem(order, { ...status, team: 'owner' })).toBeNull();
  expect(orderProblem(order, { ...status, team: 'member' })).toBe(TEAM_SENTENCES.inATeam);
});

test('the pack is bought once, also to keep it when a plan ends', () => {
  expect(orderProblem(PACK, { tier: 'pro', premiumPack: false, team: 'none' })).toBeNull();
  expect(orderProblem(PACK, { tier: 'free', premiumPack: true, team: 'none' })).toMatch('already');
  expect(orderProblem(PACK, { tier: 'lifetime', premiumPack: false, team: 'none' })).toMatch(
    'already',
  );
});
