import { expect, test } from 'vitest';
import { tierStanding } from './tier-standing.ts';
import { type Tier, TIERS } from './tiers.ts';

const standings = (tier: Tier, foundingMember = false) =>
  TIERS.map((plan) => `${plan}: ${tierStanding(plan, { tier, foundingMember })}`);

test('what a user has is not sold to them', { tags: ['spec:silent/prices-compared'] }, () => {
  expect(standings('free')).toEqual([
    'free: current',
    'pro: more',
    'team: more',
    'annual: more',
    'lifetime: more',
  ]);
  expect(standings('annual')).toEqual([
    'free: included',
    'pro: included',
    'team: more',
    'annual: current',
    'lifetime: more',
  ]);
  expect(standings('lifetime').filter((standing) => standing.endsWith('more'))).toEqual([]);
});

test(
  'a founding member is sold neither Pro nor Annual, whose all they have, free, for good',
  { tags: ['spec:silent/prices-compared'] },
  () => {
    expect(standings('free', true)).toEqual([
      'free: included',
      'pro: founding',
      'team: more',
      'annual: founding',
      'lifetime: more',
    ]);
    expect(tierStanding('team', { tier: 'team', foundingMember: true })).toBe('current');
  },
);
