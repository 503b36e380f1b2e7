import * as contract from '@limber/contract/team';
import { FIGURES_SENTENCE } from '@limber/domain/insight/words';
import { TEAM_SENTENCES } from '@limber/domain/teams/team';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, openAsStranger, runsTheApp } from '#test/app.tsx';
import { api } from '#test/fake-api.ts';
import { press } from '#test/interactions.ts';

runsTheApp();

const INVITATION = {
  team: 'Acme',
  invitedBy: 'Ada Lovelace',
  isPaid: true,
  expiresAt: '2026-01-19T09:00:00.000Z',
};

test(
  'an invitation is accepted by a press, and not by opening its link',
  { tags: ['spec:silent/team-invitations'] },
  async () => {
    api.answer(contract.readInvitation, INVITATION);
    api.answer(contract.acceptInvitation, { team: 'Acme' });
    await open('/join#a-secret');
    expect(await screen.findByText(/invites you to the team/)).toBeDefined();
    expect(screen.getByText(FIGURES_SENTENCE)).toBeDefined();
    expect(api.sent(contract.acceptInvitation)).toEqual([]);
    await press('Join the team');
    await waitFor(() => expect(window.location.pathname).toBe('/team'));
    expect(api.sent(contract.acceptInvitation).map(({ body }) => body)).toEqual([
      { token: 'a-secret' },
    ]);
  },
);

test(
  'who has no account is led to one and back, with the invitation',
  { tags: ['spec:silent/team-invitations'] },
  async () => {
    api.answer(contract.readInvitation, INVITATION);
    await openAsStranger('/join#a-secret');
    await pressLink('Create an account');
    expect(window.location.pathname + window.location.search).toBe('/register?returnUrl=%2Fjoin');
    // After registration the address lacks the part behind #.
    cleanup();
    await open('/join');
    expect((await screen.findAllByText(/invites you to the team/)).length).toBeGreaterThan(0);
    expect(api.sent(contract.readInvitation).at(-1)?.body).toEqual({ token: 'a-secret' });
  },
);

test.each(['#used', ''])('a link that works no more ("%s") says so', async (hash) => {
  api.refuse(contract.readInvitation, 422, TEAM_SENTENCES.invitationOver, [], 'invitation-over');
  await open(`/join${hash}`);
  expect(await screen.findByText('This invitation no longer works')).toBeDefined();
});

const TEAM: contract.Team = {
  name: 'Acme',
  youAreOwner: false,
  youPay: false,
  isPaid: true,
  endsAt: null,
  seats: null,
  members: [],
  invitations: [],
};

test('who joined by a link is told so when they open it again', async () => {
  api.refuse(contract.readInvitation, 422, TEAM_SENTENCES.invitationOver, [], 'invitation-over');
  api.answer(contract.getTeam, { team: TEAM });
  await open('/join#used');
  expect(await screen.findByText('You are in the team “Acme”.')).toBeDefined();
  expect(screen.queryByText(TEAM_SENTENCES.invitationOver)).toBeNull();
});

test('who joined by an answer that was lost is told so when they try again', async () => {
  api.answer(contract.readInvitation, INVITATION);
  api.lose(contract.acceptInvitation);
  await open('/join#a-secret');
  await press('Join the team');
  await screen.findByText(/could not reach Limber/, { selector: 'p' });
  api.refuse(contract.acceptInvitation, 422, TEAM_SENTENCES.invitationOver, [], 'invitation-over');
  api.answer(contract.getTeam, { team: TEAM });
  await press('Join the team');
  expect(await screen.findByText('You are in the team “Acme”.')).toBeDefined();
});

test.each([
  ['this team', 'Acme', /^You are in the team “Acme”\.$/],
  ['another one', 'Sales', /^You are in the team “Sales”\. Leave it first/],
])('who is in %s already is not asked to join', async (_, name, sentence) => {
  api.answer(contract.readInvitation, INVITATION);
  api.answer(contract.getTeam, { team: { ...TEAM, name } });
  await open('/join#a-secret');
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Join the team' })).toBeNull();
  const link = screen.getByRole('link', { name: 'Go to your team' });
  expect(link.getAttribute('href')).toBe('/team');
});

test('a seat is said to be paid for only while it is', async () => {
  api.answer(contract.readInvitation, { ...INVITATION, isPaid: false });
  await open('/join#a-secret');
  expect(await screen.findByText(/Nobody pays for it at the moment/)).toBeDefined();
  expect(screen.queryByText(/Your seat is paid for/)).toBeNull();
});

test('why somebody cannot join stays on the page', async () => {
  api.answer(contract.readInvitation, INVITATION);
  api.refuse(contract.acceptInvitation, 422, 'This team has no free seat at the moment.');
  await open('/join#a-secret');
  await press('Join the team');
  expect(
    await screen.findByText('This team has no free seat at the moment.', { selector: 'p' }),
  ).toBeDefined();
});

async function pressLink(name: string): Promise<void> {
  (await screen.findByRole('link', { name })).click();
}
