import { deactivate } from '#features/auth/manage-accounts.queries.ts';
import { listAdminActions } from '@limber/contract/admin';
import { resetPassword } from '@limber/contract/account-mail';
import { getMe, login } from '@limber/contract/auth';
import { beginSecondFactor, confirmSecondFactor } from '@limber/contract/second-factor';
import { TOTP } from 'otpauth';
import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { readConfig } from '#config/env.ts';
import { inviteFirstAdministrator } from '#features/auth/administrators.queries.ts';
import { findInvitation } from '#features/auth/invitations.queries.ts';
import { registerUser } from '#test/client.ts';
import { PASSWORD } from '#test/new-user.ts';
import { onEachDatabase, onSqlite, type TestServer } from '#test/on-each-database.ts';
import type { Context } from '../run-command.ts';
import {
  appoint,
  create,
  dismiss,
  list,
  removeSecondFactor,
  reopen,
  resetLink,
  signOut,
} from './accounts.ts';
import { deleteAccount } from './delete-account.ts';
import { invite } from './invite.ts';

const written: string[] = [];
const log = pino({}, { write: (line) => void written.push(line) });
beforeEach(() => void written.splice(0));

/** The security events so far. */
const events = () =>
  written
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .map(({ security, userId, network, reason }) => ({ security, userId, network, reason }));

const contextOf = ({ deps }: TestServer): Context => ({
  config: readConfig({}),
  ...deps,
  log,
  network: 'operator',
});
const rolesOf = async ({ db }: TestServer) =>
  db.selectFrom('user').select(['username', 'role']).orderBy('username').execute();

onEachDatabase('an operator', (server) => {
  test('opens an account with a password that works', async () => {
    const context = contextOf(server());
    const [said = ''] = await create(context, 'ada', { email: 'ada@acme.org', name: 'Ada L' });
    const password = /password is (\S{16}):/.exec(said)?.[1] ?? '';
    const body = { username: 'ada', password };
    const { user } = await server().clientWith(null).ask(login, { body });
    expect(user).toMatchObject({ username: 'ada', fullName: 'Ada L' });
    await expect(create(context, 'ADA', { email: 'b@acme.org', name: undefined })).rejects.toThrow(
      'There is an account with this username already.',
    );
    await expect(create(context, 'a b', { email: 'nowhere', name: undefined })).rejects.toThrow(
      /Username may .*Invalid email/,
    );
  });

  test('appoints administrators, and dismisses all but the last', async () => {
    const context = contextOf(server());
    await server().register('ada');
    await server().register('grace');
    await appoint(context, 'Ada');
    await appoint(context, 'grace');
    await dismiss(context, 'ada');
    expect(await rolesOf(server())).toEqual([
      { username: 'ada', role: 'member' },
      { username: 'grace', role: 'administrator' },
    ]);
    await expect(dismiss(context, 'grace')).rejects.toThrow('appoint another one first');
    expect((await list(context)).at(-1)).toMatch(/^grace\tgrace@\S+\tadministrator\t/);
  });

  test('opens an account that is deactivated, and appoints nobody who cannot sign in', async () => {
    const context = contextOf(server());
    const { user } = await server().register('ada');
    await server()
      .db.transaction()
      .execute((tx) => deactivate(tx, user.id, server().clock.now));
    expect((await list(context)).at(-1)).toMatch(/\tdeactivated$/);
    await expect(appoint(context, 'ada')).rejects.toThrow('reactivate the account first');
    expect(await reopen(context, 'ada')).toEqual(['ada can sign in again.']);
    expect(await reopen(context, 'ada')).toEqual(['ada is not deactivated.']);
    await appoint(context, 'ada');
  });

  test('invites somebody, and ends the code of the start by appointing somebody', async () => {
    const context = contextOf(server());
    const [link = ''] = await invite(context);
    const [, code = ''] = link.split('#invitation=');
    const { app, db, clock } = server();
    expect((await registerUser(app, 'ada', code)).user.role).toBe('member');
    const setup = (await inviteFirstAdministrator(db, clock.now)) ?? '';
    await appoint(context, 'ada');
    expect(await findInvitation(db, setup, clock.now)).toBeNull();
  });

  test('signs somebody out everywhere, and nobody else', async () => {
    const [ada, grace] = [await server().register('ada'), await server().register('grace')];
    const said = await signOut(contextOf(server()), 'ada');
    expect(said).toEqual(['ada is signed out everywhere; sessions ended: 1.']);
    expect((await ada.refusedBy(getMe)).status).toBe(401);
    await grace.ask(getMe);
  });

  test('hands out a link to a new password, which works once', async () => {
    await server().register('ada');
    const [link = ''] = await resetLink(contextOf(server()), 'ada');
    const [address, token = ''] = link.split('#');
    expect(address).toBe('http://localhost:3000/reset-password');
    const newPassword = 'calm wrists 1815';
    const body = { token, newPassword, confirmPassword: newPassword };
    const anybody = server().clientWith(null);
    await anybody.ask(resetPassword, { body });
    await anybody.ask(login, { body: { username: 'ada', password: newPassword } });
    expect((await anybody.refusedBy(resetPassword, { body })).code).toBe('link-gone');
  });

  test('lets somebody in who lost their second factor', async () => {
    const ada = await server().register('ada');
    const { key } = await ada.ask(beginSecondFactor, { body: { password: PASSWORD } });
    const code = new TOTP({ secret: key }).generate({ timestamp: server().clock.now.getTime() });
    await ada.ask(confirmSecondFactor, { body: { code } });
    const anybody = server().clientWith(null);
    const body = { username: 'ada', password: PASSWORD };
    expect((await anybody.refusedBy(login, { body })).code).toBe('second-factor-required');
    await removeSecondFactor(contextOf(server()), 'ada');
    await anybody.ask(login, { body });
  });

  test('deletes an account only when it is confirmed, and only one that is there', async () => {
    const context = contextOf(server());
    await server().register('ada');
    const grace = await server().register('grace');
    await expect(deleteAccount(context, 'grace', false)).rejects.toThrow('Add --yes to do it.');
    await grace.ask(getMe);
    await deleteAccount(context, 'grace', true);
    expect((await grace.refusedBy(getMe)).status).toBe(401);
    await expect(deleteAccount(context, 'grace', true)).rejects.toThrow('There is no account');
    expect(await server().db.selectFrom('user').select('username').execute()).toHaveLength(1);
  });
});

onEachDatabase('the audit log', (server) => {
  test('has a line for each command that changes an account, by nobody', async () => {
    const context = contextOf(server());
    const chief = await server().registerAdministrator('chief');
    await create(context, 'ada', { email: 'ada@acme.org', name: undefined });
    for (const run of [appoint, appoint, dismiss, signOut, removeSecondFactor, resetLink]) {
      await run(context, 'ada');
    }
    await deleteAccount(context, 'ada', true);
    const lines = await chief.ask(listAdminActions);
    expect(lines.map(({ action }) => action).toReversed()).toEqual([
      'opened',
      'role-administrator',
      'role-member',
      'second-factor-off',
      'reset-link',
      'deleted',
    ]);
    for (const { actor, actorId } of lines) expect([actor, actorId]).toEqual([null, null]);
  });
});

type Command = (context: Context) => Promise<unknown>;

onSqlite('the log of an operator', (server) => {
  test.each<[string, Command, string, string | undefined]>([
    ['appoints', (context) => appoint(context, 'ada'), 'role-changed', 'administrator'],
    ['hands out a link', (context) => resetLink(context, 'ada'), 'reset-link-given', undefined],
    ['signs out', (context) => signOut(context, 'ada'), 'all-sessions-ended', undefined],
    ['helps', (context) => removeSecondFactor(context, 'ada'), 'second-factor-off', undefined],
    ['deletes', (context) => deleteAccount(context, 'ada', true), 'account-deleted', undefined],
  ])(
    'who %s has one line about it, by the number of the account',
    async (_, run, security, reason) => {
      const { user } = await server().register('ada');
      await run(contextOf(server()));
      expect(events()).toEqual([{ security, userId: user.id, network: 'operator', reason }]);
      expect(written.join('')).not.toMatch(/ada/);
    },
  );

  test('tells who was opened, invited and dismissed as well, and nothing of what only lists', async () => {
    const context = contextOf(server());
    await create(context, 'ada', { email: 'ada@acme.org', name: undefined });
    await invite(context);
    for (const name of ['bob', 'eve']) await server().registerAdministrator(name);
    await dismiss(context, 'bob');
    await list(context);
    await expect(dismiss(context, 'eve')).rejects.toThrow('appoint another one first');
    const by = { network: 'operator' };
    expect(events()).toEqual([
      { ...by, security: 'registered', userId: expect.any(Number), reason: 'member' },
      { ...by, security: 'invited', userId: null, reason: undefined },
      { ...by, security: 'role-changed', userId: expect.any(Number), reason: 'member' },
    ]);
  });
});
