import { expect, test } from 'vitest';
import { cancelProblem, resumeProblem } from './cancel-and-resume.ts';

test(
  'only what is paid again and again can be cancelled, and that once',
  { tags: ['spec:4/cancelling-keeps-access'] },
  () => {
    const goesOn = { cancelAtPeriodEnd: false, paidByTeam: false };
    expect(cancelProblem('free', goesOn)).toMatch('no subscription');
    expect(cancelProblem('lifetime', goesOn)).toMatch('nothing to cancel');
    const tiers = ['pro', 'team', 'annual'] as const;
    expect(tiers.map((tier) => cancelProblem(tier, goesOn))).toEqual([null, null, null]);
    expect(cancelProblem('pro', { ...goesOn, cancelAtPeriodEnd: true })).toMatch('already');
    expect(cancelProblem('team', { ...goesOn, paidByTeam: true })).toMatch('leave the team');
  },
);

test(
  'only what was cancelled and has not ended can be resumed',
  { tags: ['spec:silent/resume-subscription'] },
  () => {
    const ends = { cancelAtPeriodEnd: true, paidByTeam: false, team: 'none' as const };
    expect(resumeProblem('pro', ends)).toBeNull();
    expect(resumeProblem('pro', { ...ends, cancelAtPeriodEnd: false })).toMatch('not cancelled');
    expect(resumeProblem('free', ends)).toMatch('no subscription');
    expect(resumeProblem('team', { ...ends, paidByTeam: true })).toMatch('no subscription');
    expect(resumeProblem('team', { ...ends, team: 'payer' })).toBeNull();
    expect(resumeProblem('team', { ...ends, team: 'owner' })).toMatch('somebody else');
  },
);
