import * as contract from '@limber/contract/admin';
import type { PersonDetails } from '@limber/contract/admin';
import { getMe } from '@limber/contract/auth';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { open, runsTheApp } from '#test/app.tsx';
import { api } from '#test/fake-api.ts';
import { fill, press, pressA } from '#test/interactions.ts';
import { ADA } from '#test/samples.ts';

runsTheApp();

const DONE = { success: true } as const;
const PERSON: PersonDetails = {
  id: 2,
  fullName: 'Bob Hale',
  username: 'bob',
  email: 'bob@example.org',
  role: 'member',
  subscriptionTier: 'free',
  createdAt: '2026-01-05T09:00:00.000Z',
  isDeactivated: false,
  isYou: false,
  unusedDays: 90,
  hasSecondFactor: false,
};
const { isYou: _, unusedDays: __, hasSecondFactor: ___, ...LISTED } = PERSON;

beforeEach(() => {
  api.answer(getMe, { ...ADA, role: 'administrator' });
  api.answer(contract.listPeople, [LISTED]);
  api.answer(contract.getPerson, PERSON);
});

const bodiesOf = (endpoint: Parameters<typeof api.sent>[0]) =>
  api.sent(endpoint).map(({ body }) => body);

async function openPerson(): Promise<void> {
  await open('/admin');
  await press('Open: Bob Hale');
  await screen.findByText('For 90 days');
}

test('a member finds no such page', async () => {
  api.answer(getMe, ADA);
  await open('/admin');
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeDefined();
  expect(api.sent(contract.listPeople)).toEqual([]);
});

test('who is no administrator any more sees nobody from then on', async () => {
  await openPerson();
  api.answer(getMe, ADA);
  api.refuse(contract.endSessionsOf, 404, 'Not found', undefined, 'not-found');
  await press('Sign out everywhere');
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeDefined();
  expect(screen.queryByText(/bob@example.org/)).toBeNull();
});

test('an administrator searches people, and is told when nobody is found', async () => {
  await open('/admin');
  await screen.findByText('bob, bob@example.org');
  api.answer(contract.listPeople, []);
  await fill('Search people', 'eve');
  expect(await screen.findByText('Nobody found')).toBeDefined();
  expect(api.sent(contract.listPeople).at(-1)?.address).toContain('search=eve');
});

test('a page of people that does not come says so, and the last one takes the focus', async () => {
  const page = Array.from({ length: contract.ADMIN_PAGE_SIZE }, (_, index) => ({
    ...LISTED,
    id: 100 - index,
  }));
  const refusal = { code: 'busy', message: 'Please try again in a minute.' };
  let isBusy = true;
  api.answer(contract.listPeople, ({ address }) => {
    if (!address.includes('before')) return page;
    return isBusy ? Response.json(refusal, { status: 429 }) : [LISTED];
  });
  await open('/admin');
  await press('Show more people');
  expect((await screen.findByRole('alert')).textContent).toBe(refusal.message);
  isBusy = false;
  await press('Show more people');
  const end = await screen.findByText('These are all.');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(end);
});

test('after the steps of an account the focus is at the button that opened it', async () => {
  await openPerson();
  await press('Delete');
  await press('Cancel');
  await press('Close');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open: Bob Hale' })),
  );
});

test('a role is changed with the own password', async () => {
  api.answer(contract.changeRole, DONE);
  await openPerson();
  await press('Make administrator');
  await fill('Your password', 'hips and knees');
  await press('Change role');
  await waitFor(() =>
    expect(bodiesOf(contract.changeRole)).toEqual([
      { role: 'administrator', password: 'hips and knees' },
    ]),
  );
});

test('a link to a new password is shown once where no mail is sent', async () => {
  const link = 'https://limber.test/reset-password#secret';
  api.answer(contract.giveResetLink, { link });
  await openPerson();
  await press('Give a link to a new password');
  await fill('Your password', 'hips and knees');
  await press('Give link');
  expect(await screen.findByDisplayValue(link)).toBeDefined();
});

test('an account is deactivated after a question', async () => {
  api.answer(contract.setDeactivated, DONE);
  await openPerson();
  await press('Deactivate');
  await screen.findByText(/cannot sign in/);
  await press('Deactivate');
  await waitFor(() => expect(bodiesOf(contract.setDeactivated)).toEqual([{ isDeactivated: true }]));
});

test('an account is deleted once its username is typed; what the server refuses stands there', async () => {
  const message = 'This is not the username of the account.';
  api.refuse(contract.deletePerson, 422, message, [{ field: 'username', message }]);
  await openPerson();
  await press('Delete');
  await fill('Username of the account', 'bbo');
  await fill('Your password', 'hips and knees');
  await press('Delete for Good');
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  api.answer(contract.deletePerson, DONE);
  await press('Delete for Good');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'People' }));
});

test('teams are listed with their seats', async () => {
  const team = { id: 3, name: 'Acme', owner: 'ada', paidSeats: 5, members: 2, invitations: 1 };
  api.answer(contract.listTeams, [team, { ...team, id: 2, name: 'Old', paidSeats: 0 }]);
  await open('/admin');
  await pressA('tab', 'Teams');
  expect(
    await screen.findByText(/Owned by ada. 5 seats paid, 2 members, 1 invitation/),
  ).toBeDefined();
  expect(screen.getByText(/Nobody pays, 2 members/)).toBeDefined();
});

test('the audit log names nobody who is deleted', async () => {
  const line = {
    at: '2026-01-05T09:00:00.000Z',
    actor: 'ada',
    actorId: 1,
    action: 'deleted',
  } as const;
  api.answer(contract.listAdminActions, [
    { ...line, id: 2, actor: null, actorId: null, action: 'opened', subject: 'eve', subjectId: 8 },
    { ...line, id: 1, subject: null, subjectId: 7 },
  ]);
  await open('/admin');
  await pressA('tab', 'Audit log');
  expect(await screen.findByText(/a deleted account \(number 7\)/)).toBeDefined();
  expect(screen.getByText(/By the command line/)).toBeDefined();
});

test('the installation says how it is set up, and counts no few people', async () => {
  api.answer(contract.getInstallation, {
    database: 'sqlite',
    migration: '0026-administration',
    processes: 1,
    publicUrl: null,
    freeGigabytes: 12.5,
    storage: 'folder',
    lastBackupAt: null,
    keepsBackups: false,
    mail: { host: 'mail.acme.org:587', from: 'limber@acme.org', hasPassword: true },
    waitingMails: { count: 3, oldestAt: '2026-01-05T09:00:00.000Z' },
    payments: { provider: 'stripe', publishableKeyEnd: '1234', lastEventAt: null },
    accounts: 12,
    activeInSevenDays: null,
  });
  await open('/admin');
  await pressA('tab', 'Installation');
  expect(await screen.findByText('Fewer than 10')).toBeDefined();
  expect(screen.getByText('mail.acme.org:587')).toBeDefined();
  expect(screen.getByText('Ends in 1234')).toBeDefined();
  expect(screen.getByText(/^January 5, 2026 at \d/)).toBeDefined();
});
