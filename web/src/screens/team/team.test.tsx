import * as contract from '@limber/contract/team';
import type { Team } from '@limber/contract/team';
import { getTeamInsight, type TeamInsight as Insight } from '@limber/contract/team-insight';
import { TEAM_SENTENCES } from '@limber/domain/teams/team';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { open, runsTheApp } from '#test/app.tsx';
import { api } from '#test/fake-api.ts';
import { fill, press } from '#test/interactions.ts';
import { currentToast } from '#ui/toast.ts';

runsTheApp();

const DONE = { success: true } as const;
const BOB = { id: '2', fullName: 'Bob Hale', isOwner: false, isYou: false };
const INSIGHT: Insight = {
  quarters: [
    {
      quarter: '2026-Q2',
      people: 30,
      figures: { activePercent: 60, daysAWeek: 2.5, betterPercent: 45 },
    },
    { quarter: '2026-Q1', people: 9, figures: null },
  ],
  nextAt: '2026-10-03T00:00:00.000Z',
};
const TEAM: Team = {
  name: 'Acme',
  youAreOwner: true,
  youPay: true,
  isPaid: true,
  endsAt: null,
  seats: { paid: 5, taken: 3 },
  members: [{ id: '1', fullName: 'Ada Lovelace', isOwner: true, isYou: true }, BOB],
  invitations: [{ id: '7', email: 'eve@example.org', expiresAt: '2026-01-19T09:00:00.000Z' }],
};

async function openTeam(change: Partial<Team> = {}): Promise<void> {
  api.answer(contract.getTeam, { team: { ...TEAM, ...change } });
  api.answer(getTeamInsight, INSIGHT);
  await open('/team');
  await screen.findByRole('heading', { level: 1, name: 'Acme' });
}

const sent = (endpoint: Parameters<typeof api.sent>[0]) =>
  api.sent(endpoint).map(({ params, body }) => Object.assign({}, params, body));
const toastLike = (expected: object) =>
  waitFor(() => expect(currentToast()).toMatchObject(expected));

test('who is in no team is told how one begins', async () => {
  await open('/team');
  expect(await screen.findByText(/for \$7\.99 per user per month, from 5 people/)).toBeDefined();
  const choose = screen.getByRole('link', { name: 'Choose Team' });
  expect(choose.getAttribute('href')).toBe('/subscription?plan=team');
});

test(
  'an owner invites by mail, and is told where no mail was sent',
  { tags: ['spec:silent/team-invitations'] },
  async () => {
    await openTeam();
    const invitation = { id: '8', email: 'kim@example.org', expiresAt: '2026-01-19T09:00:00.000Z' };
    api.answer(contract.inviteToTeam, { invitation, isMailed: true });
    await fill('Email address', 'kim@example.org');
    await press('Send invitation');
    await toastLike({ title: 'Invited', description: 'A mail to kim@example.org is on its way.' });
    api.answer(contract.inviteToTeam, { invitation, isMailed: false });
    await fill('Email address', 'kim@example.org');
    await press('Send invitation');
    await toastLike({ description: expect.stringContaining('no mail was sent. Copy the link') });
    expect(sent(contract.inviteToTeam)).toEqual([
      { email: 'kim@example.org' },
      { email: 'kim@example.org' },
    ]);
  },
);

test('what is no address, and what the server refuses, stands at the field', async () => {
  await openTeam();
  await fill('Email address', 'nobody');
  await press('Send invitation');
  expect(await screen.findByText('Invalid email address')).toBeDefined();
  const message = 'Whoever has this address is in your team already.';
  api.refuse(contract.inviteToTeam, 422, message, [{ field: 'email', message }]);
  await fill('Email address', 'bob@example.org');
  await press('Send invitation');
  await waitFor(() =>
    expect(screen.getByLabelText('Email address').getAttribute('aria-invalid')).toBe('true'),
  );
});

test(
  'a link is copied, or shown where the browser does not copy',
  { tags: ['spec:silent/team-invitations'] },
  async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as never);
    await openTeam();
    api.answer(contract.inviteToTeam, {
      invitation: { id: '9', email: null, expiresAt: '2026-01-19T09:00:00.000Z' },
      isMailed: false,
    });
    api.answer(contract.makeInvitationLink, { token: 'a-secret' });
    await press('Copy a link instead');
    await toastLike({ description: expect.stringContaining('The link is copied.') });
    expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/join#a-secret`);
    expect(sent(contract.makeInvitationLink)).toEqual([{ id: '9' }]);
    writeText.mockRejectedValue(new Error('not allowed'));
    await press('Copy link: eve@example.org');
    const shown = await screen.findByLabelText<HTMLInputElement>('Link');
    expect(shown.value).toBe(`${window.location.origin}/join#a-secret`);
  },
);

test('an invitation is withdrawn', async () => {
  await openTeam();
  api.answer(contract.withdrawInvitation, DONE);
  await press('Withdraw: eve@example.org');
  await toastLike({ description: 'eve@example.org is not invited any more.' });
  expect(sent(contract.withdrawInvitation)).toEqual([{ id: '7' }]);
});

test(
  'with all seats taken nobody is invited, and it is said what to do',
  { tags: ['spec:silent/team-seats'] },
  async () => {
    await openTeam({ seats: { paid: 5, taken: 5 } });
    expect(screen.getByText(/All 5 seats are taken\. Add seats/)).toBeDefined();
    expect(screen.queryByLabelText('Email address')).toBeNull();
  },
);

test(
  'fewer seats than people are said where the seats are',
  { tags: ['spec:silent/team-seats'] },
  async () => {
    await openTeam({ seats: { paid: 5, taken: 7 } });
    expect(screen.getAllByText(/7 people and 5 seats\. Everybody stays/).length).toBeGreaterThan(0);
  },
);

test('more seats say what they cost, and are paid', async () => {
  await openTeam();
  api.answer(contract.changeSeats, { paid: 8 });
  await press('Change seats');
  await fill('Seats', '8');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/\$63\.92 per month\. What is left/)).toBeDefined();
  await act(async () => within(dialog).getByRole('button', { name: 'Change seats' }).click());
  await toastLike({ description: 'Your seats are changed.' });
  expect(sent(contract.changeSeats)).toEqual([{ users: 8 }]);
});

test('fewer seats than the plan has are refused at the field', async () => {
  await openTeam();
  await press('Change seats');
  await fill('Seats', '4');
  const dialog = await screen.findByRole('dialog');
  await act(async () => within(dialog).getByRole('button', { name: 'Change seats' }).click());
  await waitFor(() =>
    expect(within(dialog).getByLabelText('Seats').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(api.sent(contract.changeSeats)).toEqual([]);
});

test.each([
  ['Remove: Bob Hale', 'Remove', contract.removeMember, { id: '2' }],
  ['Make owner: Bob Hale', 'Hand over', contract.handTeamOver, { memberId: '2' }],
  ['Cancel the Team plan', 'Cancel the Team plan', contract.cancelTeamPlan, {}],
] as const)('%s asks first', async (button, confirm, endpoint, expected) => {
  await openTeam();
  api.answer(endpoint as typeof contract.leaveTeam, DONE);
  await press(button);
  const dialog = await screen.findByRole('alertdialog');
  expect(api.sent(endpoint)).toEqual([]);
  await act(async () => within(dialog).getByRole('button', { name: confirm }).click());
  await waitFor(() => expect(sent(endpoint)).toEqual([expected]));
});

test(
  'a member sees who is in the team and what it sees of them, and can leave',
  { tags: ['spec:silent/team-sees-names'] },
  async () => {
    await openTeam({ youAreOwner: false, youPay: false, seats: null, invitations: [] });
    expect(screen.queryByRole('heading', { name: 'Invite people' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
    expect(screen.getByText(/Never where it hurts/)).toBeDefined();
    api.answer(contract.leaveTeam, DONE);
    await press('Leave the team');
    await act(async () => screen.getByRole('button', { name: 'Leave' }).click());
    await toastLike({ description: 'You have left the team.' });
  },
);

test('a plan that ends says when, and can go on', async () => {
  await openTeam({ endsAt: '2026-02-05T09:00:00.000Z' });
  expect(screen.getByText(/ends on February 5, 2026/)).toBeDefined();
  api.answer(contract.resumeTeamPlan, DONE);
  await press('Keep the Team plan');
  await toastLike({ description: 'The Team plan goes on.' });
});

test('who pays for a team of somebody else is told how to leave it', async () => {
  await openTeam({ youAreOwner: false, youPay: true, invitations: [] });
  expect(screen.getByText(TEAM_SENTENCES.youPay)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Leave the team' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Cancel the Team plan' })).toBeDefined();
});

test('a team that could not be loaded is asked for again', async () => {
  api.break(contract.getTeam);
  await open('/team');
  expect(await screen.findByText('Your team could not be loaded')).toBeDefined();
});

test(
  'everybody sees the figures of a quarter, how far they may be off, and how they are made',
  { tags: ['spec:silent/insight-identifies-nobody'] },
  async () => {
    await openTeam({ youAreOwner: false, youPay: false, seats: null, invitations: [] });
    const section = (await screen.findByText('April to June 2026')).closest('section');
    const text = section?.textContent ?? '';
    expect(text).toContain('Moved once a week or more60 %');
    expect(text).toContain('Days a week people moved2.5');
    expect(text).toContain('give or take 10 points, days give or take 0.5');
    expect(text).toContain('Fewer than 10 people were in the team for all of it');
    expect(text).toContain('The next figures come on October 3, 2026');
    await press(/How this is made/);
    expect(section?.textContent).toContain('right at most 75 times in 100');
  },
);
