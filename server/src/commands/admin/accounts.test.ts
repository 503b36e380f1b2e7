import { resetPassword } from '@limber/contract/account-mail';
import { getMe, login } from '@limber/contract/auth';
import { beginSecondFactor, confirmSecondFactor } from '@limber/contract/second-factor';
import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { readConfig } from '#config/env.ts';
import { inviteFirstAdministrator } from '#features/auth/administrators.queries.ts';
import { findInvitation } from '#features/auth/invitations.queries.ts';
import { PASSWORD, registerUser } from '#test/client.ts';
import { onEachDatabase, type TestServer } from '#test/on-each-database.ts';
import type { Context } from '../run-command.ts';
import {
  appoint,
  create,
  dismiss,
  list,
  removeSecondFactor,
  resetLink,
  signOut,
} from './accounts.ts';
import { deleteAccount } from './delete-account.ts';
import { invite } from './invite.ts';

const contextOf = ({ deps }: TestServer): Context => ({ config: readConfig({}), ...deps });
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
