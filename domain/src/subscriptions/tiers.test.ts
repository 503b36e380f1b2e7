import { expect, test } from 'vitest';
import { isFoundingMember } from './tiers.ts';

test(
  'exactly the first hundred accounts are founding members',
  { tags: ['spec:9/first-hundred-free'] },
  () => {
    expect([1, 100, 101, null].map(isFoundingMember)).toEqual([true, true, false, false]);
  },
);
