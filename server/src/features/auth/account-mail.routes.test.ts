import * as accountMail from '@limber/contract/account-mail';
import * as auth from '@limber/contract/auth';
import { getSubscription } from '@limber/contract/subscription';
import * as secondFactor from '@limber/contract/second-factor';
import { PASSWORD_COUNTS_MINUTES } from '@limber/domain/accounts/account-rules';
import { FOUNDING_MEMBERS } from '@limber/domain/subscriptions/tiers';
import { TOTP } from 'otpauth';
import { beforeEach, expect, test } from 'vitest';
import type { Mail } from '#adapters/mail/mailer.ts';
import type { Db } from '#db/schema.ts';
import type { Deps } from '#deps.ts';
import type { TestClient, TestUser } from '#test/client.ts';
import { PASSWORD } from '#test/new-user.ts';
import {
  onEachDatabase,
  onSqlite,
  PUBLIC_ORIGIN,
  type TestServer,
} from '#test/on-each-database.ts';
import { changeProfile } from './change-profile.ts';

const MINUTE_MS = 60 * 1000;
const NEW_PASSWORD = 'hips and knees 7';
const ADAS = 'ada@example.com';

const sent: Mail[] = [];
const mailer = { send: async (mail: Mail) => void sent.push(mail) };
beforeEach(() => {
  sent.splice(0);
});

const passwordTwice = (password: string) => ({
  newPassword: password,
  confirmPassword: password,
});

const secretIn = ({ text }: Mail) => /#(\S+)/.exec(text)?.[1] ?? '';

const resetWith = (token: string, password = NEW_PASSWORD) => ({
  body: { token, ...passwordTwice(password) },
});

/** A person's actions on the mails they get. */
const personAt = (server: () => TestServer) => {
  const visitor = () => server().clientWith(null);
  const mails = async (to = ADAS) => {
    await server().mailsSettled();
    return sent.filter((mail) => mail.to === to);
  };
  const newest = async (to = ADAS) => {
    const mail = (await mails(to)).at(-1);
    if (!mail) throw new Error(`No mail to ${to}`);
    return mail;
  };
  const forget = async (username: string, address?: string) => {
    await visitor().ask(
      accountMail.forgotPassword,
      { body: { username } },
      address === undefined ? {} : { address },
    );
    await server().mailsSettled();
  };
  return {
    visitor,
    /** Registers, and waits until the mail about it has arrived. */
    joins: async (username = 'ada') => {
      const user = await server().register(username);
      await server().mailsSettled();
      return user;
    },
    mails,
    newest,
    secretIn,
    forget,
    /** Asks for a reset link, and returns the secret in it. */
    askForLink: async (username = 'ada') => {
      await forget(username);
      return secretIn(await newest());
    },
    reset: (token: string) => visitor().ask(accountMail.resetPassword, resetWith(token)),
    resetRefused: (token: string, newPassword?: string) =>
      visitor().refusedBy(accountMail.resetPassword, resetWith(token, newPassword)),
    confirm: async (to = ADAS) =>
      visitor().ask(accountMail.confirmEmail, { body: { token: secretIn(await newest(to)) } }),
    signIn: (username: string, password: string) =>
      visitor().ask(auth.login, { body: { username, password } }),
    changeTo: (user: TestUser, changed: Partial<auth.User>, currentPassword?: string) => {
      const { fullName, username, email } = { ...user.user, ...changed };
      return { body: { fullName, username, email, ...(currentPassword && { currentPassword }) } };
    },
    letPass: (minutes: number) => {
      const { clock } = server();
      clock.now = new Date(clock.now.getTime() + minutes * MINUTE_MS);
    },
  };
};

/** A database on which something else happens before the next transaction begins. */
const lateDatabase = (db: Db, happens: () => Promise<unknown>): Db =>
  new Proxy(db, {
    get: (target, name) => {
      const part: unknown = Reflect.get(target, name, target);
      if (name !== 'transaction') return typeof part === 'function' ? part.bind(target) : part;
      const execute = async (work: (tx: Db) => Promise<unknown>) => {
        await happens();
        return target.transaction().execute(work);
      };
      return () => ({ execute });
    },
  });

const isFounding = async (user: TestUser) => (await user.ask(getSubscription)).foundingMember;

const isOut = async (client: TestClient) => (await client.refusedBy(auth.getMe)).status === 401;

onEachDatabase(
  'a forgotten password',
  (server) => {
    const person = personAt(server);

    test(
      'is set anew by the link of a mail, once, which signs out every device',
      { tags: ['spec:silent/password-reset'] },
      async () => {
        const thief = await person.joins();
        await person.forget('ADA');
        const mail = await person.newest();
        expect(mail.subject).toBe('Choose a new password for Limber');
        expect(mail.text).toContain(`${PUBLIC_ORIGIN}/reset-password#`);
        expect(mail.text).toContain('“ada”');
        const secret = person.secretIn(mail);
        expect(await person.reset(secret)).toEqual({ username: 'ada' });
        expect(await isOut(thief)).toBe(true);
        expect((await person.signIn('ada', NEW_PASSWORD)).user.username).toBe('ada');
        expect(await person.resetRefused(secret)).toMatchObject({
          status: 422,
          code: 'link-gone',
        });
        expect((await person.newest()).subject).toBe(
          'The password of your Limber account was changed',
        );
      },
    );

    test('is set once when a link is used twice at the same moment', async () => {
      await person.joins();
      const secret = await person.askForLink();
      const answers = await Promise.allSettled([person.reset(secret), person.reset(secret)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    });

    test('is forgiven: whoever guessed at it before keeps nobody out', async () => {
      await person.joins();
      for (let guess = 0; guess < 8; guess += 1) {
        const body = { username: 'ada', password: `guess ${guess}` };
        await person.visitor().refusedBy(auth.login, { body });
      }
      await person.reset(await person.askForLink());
      expect((await person.signIn('ada', NEW_PASSWORD)).user.username).toBe('ada');
    });
  },
  {},
  undefined,
  mailer,
);

onSqlite(
  'a forgotten password',
  (server) => {
    const person = personAt(server);

    test(
      'is answered alike whether there is an account or not, and mails nobody else',
      { tags: ['spec:silent/nobody-learns-of-accounts'] },
      async () => {
        await person.joins();
        sent.splice(0);
        for (const username of ['nobody', 'nobody@example.com', ADAS, 'ada']) {
          await person.forget(username);
        }
        expect((await person.mails()).map(({ to }) => to)).toEqual([ADAS, ADAS]);
        expect(sent).toHaveLength(2);
      },
    );

    test('has one link that works: the newest, for half an hour', async () => {
      await person.joins();
      const older = await person.askForLink();
      const newer = await person.askForLink();
      expect((await person.resetRefused(older)).code).toBe('link-gone');
      person.letPass(31);
      expect((await person.resetRefused(newer)).code).toBe('link-gone');
    });

    test('does not become one that everybody tries first, and the link stays good', async () => {
      await person.joins();
      const secret = await person.askForLink();
      expect(await person.resetRefused(secret, 'password1')).toMatchObject({
        status: 422,
        issues: [{ field: 'newPassword' }],
      });
      expect(await person.reset(secret)).toEqual({ username: 'ada' });
    });

    test('cannot be set by a link that confirms an address, nor by a guess', async () => {
      await person.joins();
      const confirming = person.secretIn(await person.newest());
      for (const token of [confirming, 'a guess']) {
        expect((await person.resetRefused(token)).code).toBe('link-gone');
      }
    });

    test('has a link that was not used ended by changing the password', async () => {
      const ada = await person.joins();
      const secret = await person.askForLink();
      await ada.ask(auth.changePassword, {
        body: { currentPassword: PASSWORD, ...passwordTwice(NEW_PASSWORD) },
      });
      expect((await person.resetRefused(secret)).code).toBe('link-gone');
    });

    test('is asked for three times in a quarter of an hour at most; the last link works on', async () => {
      await person.joins();
      sent.splice(0);
      for (let ask = 0; ask < 10; ask += 1) await person.forget(ask % 2 ? 'ada' : ADAS);
      const mails = await person.mails();
      expect(mails).toHaveLength(3);
      await person.reset(person.secretIn(await person.newest()));
      person.letPass(16);
      await person.forget('ada');
      expect((await person.newest()).subject).toContain('new password');
    });

    test('is asked for thirty times an hour from one network, and no other network waits', async () => {
      const ask = { body: { username: 'nobody' } };
      for (let count = 0; count < 30; count += 1) await person.forget('nobody', '203.0.113.7');
      expect(
        await person
          .visitor()
          .refusedBy(accountMail.forgotPassword, ask, { address: '203.0.113.7' }),
      ).toMatchObject({ status: 429, retryAfter: '3600' });
      await person.forget('nobody', '198.51.100.4');
    });

    test('reaches its owner, however often somebody who gave the same address asks for theirs', async () => {
      await person.joins();
      await person.confirm();
      await person.visitor().ask(auth.register, {
        body: { fullName: 'Eve', username: 'eve', email: ADAS, password: PASSWORD },
      });
      for (let ask = 0; ask < 5; ask += 1) await person.forget('eve');
      await person.forget('ada');
      expect((await person.newest()).text).toContain('“ada”');
      expect(await person.reset(person.secretIn(await person.newest()))).toEqual({
        username: 'ada',
      });
    });

    test('has a link ended that went to an address which another has replaced since', async () => {
      const ada = await person.joins();
      await person.confirm();
      const moved = person.changeTo(ada, { email: 'king@example.com' }, PASSWORD);
      await ada.ask(auth.updateProfile, moved);
      const secret = await person.askForLink();
      await person.confirm('king@example.com');
      expect((await person.resetRefused(secret)).code).toBe('link-gone');
    });

    test('keeps no secret, only its hash', async () => {
      await person.joins();
      const secret = await person.askForLink();
      const kept = await server().db.selectFrom('mail_link').selectAll().execute();
      expect(kept.length).toBeGreaterThan(0);
      expect(JSON.stringify(kept)).not.toContain(secret);
    });
  },
  {},
  undefined,
  mailer,
);

onEachDatabase(
  'an e-mail address',
  (server) => {
    const person = personAt(server);

    test(
      'is confirmed by the link of a mail, which brings the founding place',
      { tags: ['spec:silent/address-confirmed'] },
      async () => {
        const ada = await person.joins();
        expect(await ada.ask(accountMail.getEmailStatus)).toEqual({
          state: 'awaiting',
          foundingPlaceWaits: true,
        });
        expect(await isFounding(ada)).toBe(false);
        expect(await person.confirm()).toEqual({ email: ADAS });
        expect(await isFounding(ada)).toBe(true);
        expect((await ada.ask(accountMail.getEmailStatus)).state).toBe('confirmed');
      },
    );

    test('brings none of the founding places once they are taken, however many confirm at once', async () => {
      const names = ['ada', 'bob', 'eve', 'kim'];
      const users = await Promise.all(names.map((name) => person.joins(name)));
      await server()
        .db.updateTable('installation')
        .set({ foundingPlaces: FOUNDING_MEMBERS - 2 })
        .execute();
      await Promise.all(names.map((name) => person.confirm(`${name}@example.com`)));
      const founding = await Promise.all(users.map(isFounding));
      expect(founding.filter(Boolean)).toHaveLength(2);
    });

    test('belongs to whoever confirms it, not to whoever was there first', async () => {
      const squatter = await person.joins('squatter');
      await squatter.ask(auth.updateProfile, person.changeTo(squatter, { email: ADAS }, PASSWORD));
      // The test's clock stands still, and mails of the same moment are sent in any order.
      await server().mailsSettled();
      await person.joins('ada');
      await person.confirm();
      expect((await person.signIn(ADAS, PASSWORD)).user.username).toBe('ada');
    });

    test(
      'tells nobody who gives it to an account of theirs, and signs in by it, that it is of another',
      { tags: ['spec:silent/nobody-learns-of-accounts'] },
      async () => {
        await person.joins();
        await person.confirm();
        await person.joins('bob');
        const password = NEW_PASSWORD;
        for (const email of [ADAS, 'nobody@example.com', 'bob@example.com']) {
          const [username = ''] = `eve.${email}`.split('@');
          const { deviceKey } = await person
            .visitor()
            .ask(auth.register, { body: { fullName: 'Eve', username, email, password } });
          const body = { username: email, password };
          expect(await person.visitor().refusedBy(auth.login, { body })).toMatchObject({
            status: 401,
            code: 'invalid-credentials',
          });
          const onKnownDevice = { body: { ...body, deviceKey } };
          const { user } = await person.visitor().ask(auth.login, onKnownDevice);
          expect(user.username).toBe(username);
        }
      },
    );

    test(
      'that is confirmed stays with its account, and its owner is told of whoever else gives it',
      { tags: ['spec:silent/nobody-learns-of-accounts'] },
      async () => {
        await person.joins();
        await person.confirm();
        const { user } = await person.visitor().ask(auth.register, {
          body: { fullName: 'Eve', username: 'eve', email: ADAS, password: PASSWORD },
        });
        expect(user.email).toBe(ADAS);
        const told = await person.newest();
        expect(told.subject).toBe('You have an account with Limber already');
        expect(told.text).toContain('“ada”');
        expect(told.text).not.toContain('#');
        expect((await person.signIn(ADAS, PASSWORD)).user.username).toBe('ada');
      },
    );
  },
  {},
  undefined,
  mailer,
);

onSqlite(
  'an e-mail address',
  (server) => {
    const person = personAt(server);

    test(
      'and a username change with the current password only, and the old address is told',
      { tags: ['spec:silent/changes-ask-for-password'] },
      async () => {
        const ada = await person.joins();
        await person.confirm();
        person.letPass(PASSWORD_COUNTS_MINUTES);
        const moved = { email: 'king@example.com', username: 'countess' };
        for (const wrong of [undefined, 'a guess']) {
          expect(
            await ada.refusedBy(auth.updateProfile, person.changeTo(ada, moved, wrong)),
          ).toMatchObject({ status: 422, issues: [{ field: 'currentPassword' }] });
        }
        sent.splice(0);
        await ada.ask(auth.updateProfile, person.changeTo(ada, moved, PASSWORD));
        expect((await person.mails()).map(({ subject }) => subject).toSorted()).toEqual([
          'The email address of your Limber account was changed',
          'The username of your Limber account was changed',
        ]);
        expect((await person.mails('king@example.com')).map(({ subject }) => subject)).toEqual([
          'Please confirm your email address for Limber',
        ]);
      },
    );

    test('stays as it is, without a password and without a mail, when the name changes', async () => {
      const ada = await person.joins();
      sent.splice(0);
      await ada.ask(auth.updateProfile, person.changeTo(ada, { fullName: 'Ada King' }));
      expect(await person.mails()).toEqual([]);
    });

    test('that another device changes meanwhile is not changed back without the password', async () => {
      const ada = await person.joins();
      await person.confirm();
      const { deps } = server();
      const moved = person.changeTo(ada, { email: 'king@example.com' }, PASSWORD);
      const late = lateDatabase(deps.db, () => ada.ask(auth.updateProfile, moved));
      const stale = { ...person.changeTo(ada, {}), userId: ada.user.id, tokenHash: 'hers' };
      const call = { ...stale, network: '203.0.113.7', log: server().app.log };
      await expect(changeProfile({ ...deps, db: late } as Deps, call)).rejects.toMatchObject({
        status: 422,
        issues: [{ field: 'currentPassword' }],
      });
      expect((await ada.ask(auth.getMe)).email).toBe('king@example.com');
    });

    test('that has changed gets back in once it is confirmed; until then the old one does', async () => {
      const ada = await person.joins();
      await person.confirm();
      const moved = person.changeTo(ada, { email: 'king@example.com' }, PASSWORD);
      expect((await ada.ask(auth.updateProfile, moved)).email).toBe('king@example.com');
      expect((await ada.ask(accountMail.getEmailStatus)).state).toBe('awaiting');
      expect((await person.signIn(ADAS, PASSWORD)).user.username).toBe('ada');
      await server().mailsSettled();
      sent.splice(0);
      await person.forget('ada');
      expect(sent.map(({ to }) => to)).toEqual([ADAS]);

      await ada.ask(accountMail.sendConfirmation);
      await person.confirm('king@example.com');
      sent.splice(0);
      await person.forget('ada');
      expect(sent.map(({ to }) => to)).toEqual(['king@example.com']);
      expect((await person.signIn('king@example.com', PASSWORD)).user.username).toBe('ada');
    });

    test('that somebody else gave is taken back by a reset through the old one', async () => {
      const thief = await person.joins();
      await person.confirm();
      const stolen = person.changeTo(thief, { email: 'thief@example.com' }, PASSWORD);
      await thief.ask(auth.updateProfile, stolen);
      const confirming = person.secretIn(await person.newest('thief@example.com'));
      await person.reset(await person.askForLink());
      const { user } = await person.signIn('ada', NEW_PASSWORD);
      expect(user.email).toBe(ADAS);
      const body = { token: confirming };
      expect((await person.visitor().refusedBy(accountMail.confirmEmail, { body })).code).toBe(
        'link-gone',
      );
    });

    test('is told when two-step sign-in is turned on or off, and of new recovery codes', async () => {
      const ada = await person.joins();
      const { key } = await ada.ask(secondFactor.beginSecondFactor, {
        body: { password: PASSWORD },
      });
      const nextCode = () => {
        person.letPass(1);
        return new TOTP({ secret: key }).generate({ timestamp: server().clock.now.getTime() });
      };
      await ada.ask(secondFactor.confirmSecondFactor, { body: { code: nextCode() } });
      expect((await person.newest()).subject).toMatch(/Two-step sign-in .* was turned on/);
      const again = () => ({ body: { password: PASSWORD, code: nextCode() } });
      const { recoveryCodes } = await ada.ask(secondFactor.renewRecoveryCodes, again());
      const renewed = await person.newest();
      expect(renewed.subject).toBe('You have new recovery codes for your Limber account');
      for (const code of recoveryCodes) expect(renewed.text).not.toContain(code);
      await ada.refusedBy(secondFactor.endSecondFactor, {
        body: { password: PASSWORD, code: '1' },
      });
      expect(await person.newest()).toBe(renewed);
      await ada.ask(secondFactor.endSecondFactor, again());
      const last = await person.newest();
      expect(last.subject).toMatch(/Two-step sign-in .* was turned off/);
      expect(last.text).toContain(`${PUBLIC_ORIGIN}/forgot-password`);
    });

    test('is mailed three links of an account in a quarter of an hour, and a few of all', async () => {
      const ada = await person.joins();
      for (let ask = 0; ask < 5; ask += 1) await ada.ask(accountMail.sendConfirmation);
      await person.joins('bob');
      expect(await person.mails()).toHaveLength(3);
      for (const username of ['eve', 'kim', 'lea', 'sam']) {
        const other = await person.visitor().ask(auth.register, {
          body: { fullName: username, username, email: ADAS, password: PASSWORD },
        });
        const client = server().clientWith(other.token);
        for (let ask = 0; ask < 5; ask += 1) await client.ask(accountMail.sendConfirmation);
      }
      expect(await person.mails()).toHaveLength(9);
    });

    test('is confirmed by its owner, however often somebody else asks for the link', async () => {
      const eve = await person.joins('eve');
      await eve.ask(auth.updateProfile, person.changeTo(eve, { email: ADAS }, PASSWORD));
      for (let ask = 0; ask < 5; ask += 1) await eve.ask(accountMail.sendConfirmation);
      await person.joins();
      await person.confirm();
      expect((await person.signIn(ADAS, PASSWORD)).user.username).toBe('ada');
    });
  },
  {},
  undefined,
  mailer,
);

onSqlite('an installation without mail', (server) => {
  test(
    'asks nobody to confirm an address, and gives founding places to the first who register',
    { tags: ['spec:silent/address-confirmed'] },
    async () => {
      const ada = await server().register();
      expect(await ada.ask(accountMail.getEmailStatus)).toEqual({
        state: 'not-asked',
        foundingPlaceWaits: false,
      });
      expect((await ada.ask(getSubscription)).foundingMember).toBe(true);
    },
  );

  test('lets a changed address get in at once', async () => {
    const ada = await server().register();
    const person = personAt(server);
    await ada.ask(
      auth.updateProfile,
      person.changeTo(ada, { email: 'king@example.com' }, PASSWORD),
    );
    expect((await person.signIn('king@example.com', PASSWORD)).user.username).toBe('ada');
  });
});
