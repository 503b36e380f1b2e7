import * as admin from '@limber/contract/admin';
import { startDownload } from '@limber/contract/account-data';
import { forgotPassword, resetPassword } from '@limber/contract/account-mail';
import { getMe, login } from '@limber/contract/auth';
import { readInvitation } from '@limber/contract/team';
import { ADMINISTRATION_SENTENCES } from '@limber/domain/accounts/administration';
import { expect, test, vi } from 'vitest';
import type { Mail } from '#adapters/mail/mailer.ts';
import type { TestUser } from '#test/client.ts';
import { PASSWORD } from '#test/new-user.ts';
import { onEachDatabase, onSqlite } from '#test/on-each-database.ts';
import { buyTier } from '#test/paying.ts';
import { beginTeam, linkInto } from '#test/teams.ts';
import { formOf, photos, sendForm, storedKeys } from '#test/uploading.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const password = PASSWORD;
const params = ({ user }: TestUser) => ({ id: user.id });
const signIn = (typed: string) => ({ body: { username: 'ada', password: typed } });
const logOf = async (chief: TestUser) =>
  (await chief.ask(admin.listAdminActions)).map(({ actor, action, subject }) => [
    actor,
    action,
    subject,
  ]);

onEachDatabase('an administrator', (server) => {
  test('finds people by a part of their name, username or address, newest first', async () => {
    const chief = await server().registerAdministrator('chief');
    for (const name of ['ada', 'grace', 'per_cent']) await server().register(name);
    const found = async (search: string) =>
      (await chief.ask(admin.listPeople, { query: { search } })).map(({ username }) => username);
    expect(await found('')).toEqual(['per_cent', 'grace', 'ada', 'chief']);
    expect(await found('GRAC')).toEqual(['grace']);
    expect(await found('ada@')).toEqual(['ada']);
    expect(await found('r_c')).toEqual(['per_cent']);
    expect(await found('%')).toEqual([]);
    await server()
      .db.updateTable('user')
      .set({ fullName: 'Çağla ÖZGÜR İpek Işık Jose\u0301' })
      .where('username', '=', 'ada')
      .execute();
    for (const search of ['çağla özgür', 'ÇAĞLA', 'ipek', 'cagla', 'josé', 'ÜR İ', 'IŞIK']) {
      expect(await found(search)).toEqual(['ada']);
    }
  });

  test('makes somebody an administrator with the own password, and a member again', async () => {
    const chief = await server().registerAdministrator('chief');
    const ada = await server().register('ada');
    const wrong = { params: params(ada), body: { role: 'administrator', password: 'wrong' } };
    expect(await chief.refusedBy(admin.changeRole, wrong)).toMatchObject({ status: 422 });
    for (const role of ['administrator', 'member'] as const) {
      await chief.ask(admin.changeRole, { params: params(ada), body: { role, password } });
      expect((await ada.ask(getMe)).role).toBe(role);
    }
    expect(await logOf(chief)).toEqual([
      ['chief', 'role-member', 'ada'],
      ['chief', 'role-administrator', 'ada'],
    ]);
  });

  test('stays one when two make each other members at once', async () => {
    const [one, two] = [
      await server().registerAdministrator('one'),
      await server().registerAdministrator('two'),
    ];
    const dismiss = (by: TestUser, whom: TestUser) =>
      server().app.inject({
        method: 'PUT',
        url: `/api/admin/people/${whom.user.id}/role`,
        payload: { role: 'member', password },
        headers: { authorization: `Bearer ${by.token}` },
      });
    const answers = await Promise.all([dismiss(one, two), dismiss(two, one)]);
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '404']);
    const roles = await server().db.selectFrom('user').select('role').execute();
    expect(roles.map(({ role }) => role).toSorted()).toEqual(['administrator', 'member']);
  });

  test(
    'is not told on which days somebody is there, and once they may have left only that',
    { tags: ['spec:silent/administrators-see-no-days'] },
    async () => {
      const chief = await server().registerAdministrator('chief');
      const ada = await server().register('ada');
      const seen = async () =>
        (await chief.ask(admin.getPerson, { params: params(ada) })).unusedDays;
      const before = await chief.ask(admin.getPerson, { params: params(ada) });
      for (let day = 1; day < 25; day += 1) {
        server().clock.now = new Date(Date.parse('2026-01-05T09:00:00.000Z') + day * DAY_MS);
        await ada.ask(getMe);
        expect(await chief.ask(admin.getPerson, { params: params(ada) })).toEqual(before);
      }
      await server()
        .db.updateTable('known_device')
        .set({ lastUsedAt: '2025-07-01T09:00:00.000Z' })
        .where('userId', '=', ada.user.id)
        .execute();
      expect(await seen()).toBe(90);
    },
  );

  test(
    'who makes a link to a new password is told of to whom it is for, for good',
    { tags: ['spec:silent/reset-link-is-told'] },
    async () => {
      const chief = await server().registerAdministrator('chief');
      const ada = await server().register('ada');
      expect((await ada.ask(getMe)).resetLinkGivenAt).toBeNull();
      const give = { params: params(ada), body: { password } };
      const { link } = await chief.ask(admin.giveResetLink, give);
      const newPassword = 'calm wrists 1815';
      const token = link?.split('#')[1] ?? '';
      const anybody = server().clientWith(null);
      await anybody.ask(resetPassword, {
        body: { token, newPassword, confirmPassword: newPassword },
      });
      const { user } = await anybody.ask(login, signIn(newPassword));
      expect(user.resetLinkGivenAt).toBe(server().clock.now.toISOString());
    },
  );

  test('counts those who are there in tens', async () => {
    const chief = await server().registerAdministrator('chief');
    for (let place = 0; place < 12; place += 1) await server().register(`person-${place}`);
    const { accounts, activeInSevenDays } = await chief.ask(admin.getInstallation);
    expect([accounts, activeInSevenDays]).toEqual([13, 10]);
  });

  test('closes an account: every device is signed out, and only the right password is told why', async () => {
    const chief = await server().registerAdministrator('chief');
    const ada = await server().register('ada');
    const set = (isDeactivated: boolean) =>
      chief.ask(admin.setDeactivated, { params: params(ada), body: { isDeactivated } });
    await set(true);
    expect((await ada.refusedBy(getMe)).status).toBe(401);
    const anybody = server().clientWith(null);
    expect(await anybody.refusedBy(login, signIn(PASSWORD))).toMatchObject({
      status: 403,
      message: ADMINISTRATION_SENTENCES.deactivated,
    });
    expect((await anybody.refusedBy(login, signIn('wrong'))).code).toBe('invalid-credentials');
    expect(await chief.ask(admin.getPerson, { params: params(ada) })).toMatchObject({
      isDeactivated: true,
    });
    for (let time = 0; time < 8; time += 1) await anybody.refusedBy(login, signIn(PASSWORD));
    await set(false);
    await anybody.ask(login, signIn(PASSWORD));
  });

  test('deletes an account after its username was typed; the log keeps the line without a name', async () => {
    const chief = await server().registerAdministrator('chief');
    const ada = await server().register('ada');
    const sent = (username: string) => ({ params: params(ada), body: { username, password } });
    expect((await chief.refusedBy(admin.deletePerson, sent('eva'))).message).toBe(
      ADMINISTRATION_SENTENCES.usernameDiffers,
    );
    await chief.ask(admin.deletePerson, sent('ada'));
    expect((await ada.refusedBy(getMe)).status).toBe(401);
    expect((await chief.refusedBy(admin.getPerson, { params: params(ada) })).status).toBe(404);
    expect(await logOf(chief)).toEqual([['chief', 'deleted', null]]);
  });
});

onSqlite('an administrator', (server) => {
  test('leaves no line where nothing happened', async () => {
    const chief = await server().registerAdministrator('chief');
    const ada = await server().register('ada');
    const set = (isDeactivated: boolean) =>
      chief.ask(admin.setDeactivated, { params: params(ada), body: { isDeactivated } });
    await chief.ask(admin.changeRole, { params: params(ada), body: { role: 'member', password } });
    await set(false);
    expect(await logOf(chief)).toEqual([]);
    await set(true);
    await set(true);
    await chief.ask(admin.endSessionsOf, { params: params(ada) });
    expect(await logOf(chief)).toEqual([['chief', 'deactivated', 'ada']]);
  });

  test('closes an account for links of before as well, and gives none to it', async () => {
    const chief = await server().registerAdministrator('chief');
    const ada = await server().register('ada');
    const set = (isDeactivated: boolean) =>
      chief.ask(admin.setDeactivated, { params: params(ada), body: { isDeactivated } });
    const give = { params: params(ada), body: { password } };
    const { link } = await chief.ask(admin.giveResetLink, give);
    await beginTeam(ada);
    const invitation = await linkInto(ada);
    const download = await ada.ask(startDownload, { body: { password } });
    const upload = formOf(await photos(1), 1);
    await set(true);
    const anybody = server().clientWith(null);
    const newPassword = 'calm wrists 1815';
    const reset = {
      body: { token: link?.split('#')[1] ?? '', newPassword, confirmPassword: newPassword },
    };
    expect((await anybody.refusedBy(resetPassword, reset)).code).toBe('link-gone');
    expect((await server().app.inject(download.url)).statusCode).toBe(404);
    const read = await anybody.refusedBy(readInvitation, { body: { token: invitation } });
    expect(read.code).toBe('invitation-over');
    expect(await chief.refusedBy(admin.giveResetLink, give)).toMatchObject({
      status: 422,
      message: ADMINISTRATION_SENTENCES.reactivateFirst,
    });
    await anybody.ask(forgotPassword, { body: { username: 'ada' } });
    await server().mailsSettled();
    expect(await server().db.selectFrom('mail_link').selectAll().execute()).toEqual([]);
    expect((await sendForm(server(), ada, upload)).statusCode).toBe(401);
    await set(false);
    expect((await anybody.refusedBy(resetPassword, reset)).code).toBe('link-gone');
  });

  test('who is deactivated while their picture is on its way adds none', async () => {
    const chief = await server().registerAdministrator('chief');
    const other = await server().registerAdministrator('other');
    const { sentFiles } = server().deps;
    const write = sentFiles.write;
    vi.spyOn(sentFiles, 'write').mockImplementationOnce(async (bytes) => {
      await chief.ask(admin.setDeactivated, {
        params: params(other),
        body: { isDeactivated: true },
      });
      return write(bytes);
    });
    const answer = await sendForm(server(), other, formOf(await photos(1), 1));
    expect(answer.statusCode).toBe(401);
    expect(await storedKeys(server())).toEqual([]);
  });

  test('deletes an account whose password is changed while its payments end', async () => {
    const chief = await server().registerAdministrator('chief');
    const ada = await server().register('ada');
    await buyTier(ada, 'pro');
    const { payments } = server().deps;
    if (!payments) throw new Error('There is the sandbox');
    vi.spyOn(payments, 'forget').mockImplementationOnce(async () => {
      await server()
        .db.updateTable('user')
        .set({ passwordHash: 'another' })
        .where('id', '=', ada.user.id)
        .execute();
    });
    const body = { username: 'ada', password };
    await chief.ask(admin.deletePerson, { params: params(ada), body });
    expect((await ada.refusedBy(getMe)).status).toBe(401);
    expect(await logOf(chief)).toEqual([['chief', 'deleted', null]]);
  });

  test('who is made a member while payments end has deleted the account all the same', async () => {
    const chief = await server().registerAdministrator('chief');
    const other = await server().registerAdministrator('other');
    const ada = await server().register('ada');
    await buyTier(ada, 'pro');
    const { payments } = server().deps;
    if (!payments) throw new Error('There is the sandbox');
    vi.spyOn(payments, 'forget').mockImplementationOnce(async () => {
      const sent = { params: params(other), body: { role: 'member' as const, password } };
      await chief.ask(admin.changeRole, sent);
    });
    const body = { username: 'ada', password };
    await other.ask(admin.deletePerson, { params: params(ada), body });
    expect((await ada.refusedBy(getMe)).status).toBe(401);
    expect(await logOf(chief)).toEqual([
      ['other', 'deleted', null],
      ['chief', 'role-member', 'other'],
    ]);
  });

  test('signs somebody out everywhere', async () => {
    const chief = await server().registerAdministrator('chief');
    const ada = await server().register('ada');
    await chief.ask(admin.endSessionsOf, { params: params(ada) });
    expect((await ada.refusedBy(getMe)).status).toBe(401);
    expect(await logOf(chief)).toEqual([['chief', 'sessions-ended', 'ada']]);
  });

  test('hands on a link to a new password where no mail is sent', async () => {
    const chief = await server().registerAdministrator('chief');
    const ada = await server().register('ada');
    const { link } = await chief.ask(admin.giveResetLink, {
      params: params(ada),
      body: { password },
    });
    const newPassword = 'calm wrists 1815';
    await server()
      .clientWith(null)
      .ask(resetPassword, {
        body: { token: link?.split('#')[1] ?? '', newPassword, confirmPassword: newPassword },
      });
    expect((await ada.refusedBy(getMe)).status).toBe(401);
  });

  test('does none of it to their own account', async () => {
    const chief = await server().registerAdministrator('chief');
    const own = { params: params(chief) };
    const attempts = [
      [admin.changeRole, { role: 'member', password }],
      [admin.setDeactivated, { isDeactivated: true }],
      [admin.deletePerson, { username: 'chief', password }],
    ] as const;
    for (const [endpoint, body] of attempts) {
      expect((await chief.refusedBy(endpoint, { ...own, body })).code).toBe('own-account');
    }
    expect(await logOf(chief)).toEqual([]);
  });
});

const mails: Mail[] = [];

onSqlite(
  'an administrator where mail is sent',
  (server) => {
    test('mails a link to a new password, also to whom strangers had some mailed', async () => {
      const chief = await server().registerAdministrator('chief');
      const ada = await server().register('ada');
      const anybody = server().clientWith(null);
      for (let time = 0; time < 4; time += 1) {
        await anybody.ask(forgotPassword, { body: { username: 'ada' } });
        await server().mailsSettled();
      }
      mails.splice(0);
      const give = { params: params(ada), body: { password } };
      expect(await chief.ask(admin.giveResetLink, give)).toEqual({ link: null });
      await server().mailsSettled();
      expect(mails).toMatchObject([{ to: ada.user.email }]);
      const token = /\/reset-password#(\S+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
      const newPassword = 'calm wrists 1815';
      const body = { token, newPassword, confirmPassword: newPassword };
      await anybody.ask(resetPassword, { body });
    });
  },
  {},
  undefined,
  { send: async (mail) => void mails.push(mail) },
);
