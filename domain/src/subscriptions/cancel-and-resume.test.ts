import { expect, test } from 'vitest';
import { cancelProblem, resumeProblem } from './cancel-and-resume.ts';

test(
  'only what is paid again and again can be cancelled, and that once',
  { tags: ['spec:4/cancelling-keeps-access'] },
  () => {
    const active = { cancelAtPeriodEnd: false, paidByTeam: false };
    expect(cancelProblem('free', active)).toMatch('no subscription');
    expect(cancelProblem('lifetime', active)).toMatch('nothing to cancel');
    const tiers = ['pro', 'team', 'annual'] as const;
    expect(tiers.map((tier) => cancelProblem(tier, active))).toEqual([null, null, null]);
    expect(cancelProblem('pro', { ...active, cancelAtPeriodEnd: true })).toMatch('already');
    expect(cancelProblem('team', { ...active, paidByTeam: true })).toMatch('leave the team');
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
