import * as contract from '@limber/contract/team';
import type { Team } from '@limber/contract/team';
import { getTeamInsight, type TeamInsight as Insight } from '@limber/contract/team-insight';
import { TEAM_SENTENCES } from '@limber/domain/teams/team';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
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
  await screen.findByRole('heading', { name: 'What your team sees of you' });
}

const sent = (endpoint: Parameters<typeof api.sent>[0]) =>
  api.sent(endpoint).map(({ params, body }) => Object.assign({}, params, body));
const toastLike = (expected: object) =>
  waitFor(() => expect(currentToast()).toMatchObject(expected));

const focused = () => document.activeElement?.textContent;

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

test('who presses twice for a link of an invitation gets one, and sees that it is under way', async () => {
  await openTeam();
  const answer = api.delay(contract.makeInvitationLink);
  const copy = screen.getByRole('button', { name: 'Copy link: eve@example.org' });
  await userEvent.dblClick(copy);
  await waitFor(() => expect(copy.getAttribute('aria-busy')).toBe('true'));
  answer({ token: 'a-secret' });
  await waitFor(() => expect(copy.getAttribute('aria-busy')).toBeNull());
  expect(sent(contract.makeInvitationLink)).toEqual([{ id: '7' }]);
});

test('a double press makes one link also where the answer is there before its second half', async () => {
  await openTeam();
  api.answer(contract.makeInvitationLink, { token: 'a-secret' });
  const copy = screen.getByRole('button', { name: 'Copy link: eve@example.org' });
  fireEvent.click(copy, { detail: 1 });
  await waitFor(() => expect(sent(contract.makeInvitationLink)).toHaveLength(1));
  await waitFor(() => expect(copy.getAttribute('aria-busy')).toBeNull());
  fireEvent.click(copy, { detail: 2 });
  await act(async () => {});
  expect(sent(contract.makeInvitationLink)).toHaveLength(1);
});

test('an invitation is withdrawn after a question, and the focus goes to the heading', async () => {
  await openTeam();
  api.answer(contract.withdrawInvitation, DONE);
  await press('Withdraw: eve@example.org');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toMatch('Withdraw the invitation for eve@example.org?');
  expect(sent(contract.withdrawInvitation)).toEqual([]);
  api.answer(contract.getTeam, { team: { ...TEAM, invitations: [] } });
  await act(async () => within(dialog).getByRole('button', { name: 'Withdraw' }).click());
  await toastLike({ description: 'eve@example.org is not invited any more.' });
  expect(sent(contract.withdrawInvitation)).toEqual([{ id: '7' }]);
  await waitFor(() => expect(screen.queryByText('eve@example.org')).toBeNull());
  expect(focused()).toBe('Invite people');
});

test('with the last free seat the form goes, and the focus to the heading', async () => {
  await openTeam({ seats: { paid: 5, taken: 4 } });
  const invitation = { id: '8', email: 'kim@example.org', expiresAt: '2026-01-19T09:00:00.000Z' };
  api.answer(contract.inviteToTeam, { invitation, isMailed: true });
  api.answer(contract.getTeam, { team: { ...TEAM, seats: { paid: 5, taken: 5 } } });
  await fill('Email address', 'kim@example.org');
  await press('Send invitation');
  await screen.findByText(/All 5 seats are taken/);
  await waitFor(() => expect(focused()).toBe('Invite people'));
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
  'seats that are too few are said once, where the seats are, and beside the invitations what to do',
  { tags: ['spec:silent/team-seats'] },
  async () => {
    await openTeam({ seats: { paid: 5, taken: 7 } });
    expect(screen.getAllByText(/Everybody stays/)).toHaveLength(1);
    expect(screen.queryByText('7 of 5 taken')).toBeNull();
    expect(screen.getByText(/^Add seats, withdraw an invitation or remove/)).toBeDefined();
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

test.each(['4', '1001', '12.5', 'many', '0x10', ''])(
  '%s is no number of seats, which is said at the field',
  async (typed) => {
    await openTeam();
    await press('Change seats');
    await fill('Seats', typed);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('The total appears here.')).toBeDefined();
    await act(async () => within(dialog).getByRole('button', { name: 'Change seats' }).click());
    expect(await within(dialog).findByText(TEAM_SENTENCES.size)).toBeDefined();
    expect(api.sent(contract.changeSeats)).toEqual([]);
  },
);

test.each([
  ['Remove: Bob Hale', 'Remove', contract.removeMember, { id: '2' }],
  ['Make owner: Bob Hale', 'Hand over', contract.handTeamOver, { memberId: '2' }],
  ['Cancel the Team plan', 'Cancel the Team plan', contract.cancelTeamSubscription, {}],
] as const)('%s asks first', async (button, confirm, endpoint, expected) => {
  await openTeam();
  api.answer(endpoint as typeof contract.leaveTeam, DONE);
  await press(button);
  const dialog = await screen.findByRole('alertdialog');
  expect(api.sent(endpoint)).toEqual([]);
  await act(async () => within(dialog).getByRole('button', { name: confirm }).click());
  await waitFor(() => expect(sent(endpoint)).toEqual([expected]));
});

test.each([
  ['Remove: Bob Hale', 'Remove'],
  ['Make owner: Bob Hale', 'Hand over'],
])('after %s the focus is at the members', async (button, confirm) => {
  await openTeam();
  api.answer(contract.removeMember, DONE);
  api.answer(contract.handTeamOver, DONE);
  const alone = { ...TEAM, members: TEAM.members.slice(0, 1) };
  await press(button);
  const dialog = await screen.findByRole('alertdialog');
  api.answer(contract.getTeam, { team: alone });
  await act(async () => within(dialog).getByRole('button', { name: confirm }).click());
  await waitFor(() => expect(screen.queryByText('Bob Hale')).toBeNull());
  await waitFor(() => expect(focused()).toBe('Members'));
});

test('who does not remove anybody after all is back at the button', async () => {
  await openTeam();
  await press('Remove: Bob Hale');
  await press('Cancel');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove: Bob Hale' })),
  );
});

const COLLEAGUES = Array.from({ length: 199 }, (_, at) => ({
  ...BOB,
  id: String(at + 2),
  fullName: `Colleague ${at + 2}`,
}));
const namesShown = () =>
  within(screen.getByRole('list', { name: 'Members' })).getAllByRole('listitem');

test('of a large team the first are shown, then all, and the focus goes on to the next', async () => {
  await openTeam({ members: [...TEAM.members.slice(0, 1), ...COLLEAGUES] });
  expect(namesShown()).toHaveLength(20);
  await press('Show all 200 people');
  expect(namesShown()).toHaveLength(200);
  expect(focused()).toMatch(/^Colleague 21/);
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
});

test('a large team can be searched', async () => {
  await openTeam({ members: [...TEAM.members.slice(0, 1), ...COLLEAGUES] });
  await fill('Search members', 'colleague 199');
  await waitFor(() => expect(namesShown()).toHaveLength(1));
  expect(screen.getByText('1 person')).toBeDefined();
  await fill('Search members', 'eve');
  expect(await screen.findByText('Nobody found')).toBeDefined();
});

test('a small team is shown whole, without a search', async () => {
  await openTeam({ members: [...TEAM.members.slice(0, 1), ...COLLEAGUES.slice(0, 19)] });
  expect(namesShown()).toHaveLength(20);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
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

test('a member is told when nobody pays for the team', async () => {
  await openTeam({ youAreOwner: false, youPay: false, isPaid: false, seats: null });
  expect(screen.getByText(TEAM_SENTENCES.nobodyPays)).toBeDefined();
});

test('a plan that ends says when, and can go on', async () => {
  await openTeam({ endsAt: '2026-02-05T09:00:00.000Z' });
  expect(screen.getByText(/ends on February 5, 2026/)).toBeDefined();
  api.answer(contract.resumeTeamSubscription, DONE);
  await press('Keep the Team plan');
  await toastLike({ description: 'The Team plan goes on.' });
});

test.each([
  ['Cancel the Team plan', { endsAt: '2026-02-05T09:00:00.000Z' }, {}],
  ['Keep the Team plan', {}, { endsAt: '2026-02-05T09:00:00.000Z' }],
])('after %s the focus is at the seats, not on the opposite', async (button, after, before) => {
  await openTeam(before);
  api.answer(contract.cancelTeamSubscription, DONE);
  api.answer(contract.resumeTeamSubscription, DONE);
  api.answer(contract.getTeam, { team: { ...TEAM, ...after } });
  await press(button);
  const dialog = screen.queryByRole('alertdialog');
  if (dialog) await userEvent.click(within(dialog).getByRole('button', { name: button }));
  await waitFor(() => expect(screen.queryByRole('button', { name: button })).toBeNull());
  await waitFor(() => expect(focused()).toBe('Seats'));
});

test('an owner with others in the team is told how to leave it', async () => {
  await openTeam();
  expect(screen.getByText(TEAM_SENTENCES.ownerStays)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Leave the team' })).toBeNull();
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
  const again = screen.getByRole('button', { name: 'Try again' });
  again.focus();
  // After another failure the button is still there, with focus.
  let answer = api.delay(contract.getTeam);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(again.getAttribute('aria-busy')).toBe('true'));
  answer(new Response('', { status: 500 }));
  await waitFor(() => expect(again.getAttribute('aria-busy')).toBeNull());
  expect(document.activeElement).toBe(again);
  answer = api.delay(contract.getTeam);
  await userEvent.keyboard('{Enter}');
  answer({ team: TEAM });
  await screen.findByRole('heading', { name: 'Members' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
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
