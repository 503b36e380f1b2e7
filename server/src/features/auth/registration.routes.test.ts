import * as auth from '@limber/contract/auth';
import { getRegistration } from '@limber/contract/registration';
import { REGISTRATION_SENTENCES } from '@limber/domain/accounts/registration';
import { expect, test } from 'vitest';
import { onEachDatabase, onSqlite, type TestServer } from '#test/on-each-database.ts';
import { PASSWORD } from '#test/new-user.ts';
import { inviteFirstAdministrator } from './administrators.queries.ts';
import { createInvitation } from './invitations.queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const bodyOf = (username: string, invitation?: string) => ({
  fullName: 'Ada Lovelace',
  username,
  email: `${username}@example.com`,
  password: PASSWORD,
  ...(invitation !== undefined && { invitation }),
});

/** The calls of people who come to register. */
const callsOf = (server: () => TestServer) => ({
  join: async (username: string, invitation?: string, address = '203.0.113.7') => {
    const body = bodyOf(username, invitation);
    return (await server().clientWith(null).ask(auth.register, { body }, { address })).user.role;
  },
  refuse: (username: string, invitation?: string, address = '203.0.113.7') =>
    server()
      .clientWith(null)
      .refusedBy(auth.register, { body: bodyOf(username, invitation) }, { address }),
  setUp: async () => (await inviteFirstAdministrator(server().db, server().clock.now)) ?? '',
  invite: (expiresAt: Date | null = null) =>
    createInvitation(server().db, { role: 'member', expiresAt }, server().clock.now),
});

onEachDatabase('the first administrator', (server) => {
  const { join, refuse, setUp } = callsOf(server);

  test(
    'is who registers with the code of the start, not whoever comes first',
    { tags: ['spec:silent/first-administrator'] },
    async () => {
      const code = await setUp();
      expect(await join('stranger')).toBe('member');
      expect(await join('ada', code)).toBe('administrator');
      expect(await inviteFirstAdministrator(server().db, server().clock.now)).toBeNull();
      expect(await refuse('bob', code)).toMatchObject({ status: 422, code: 'invitation-over' });
    },
  );

  test(
    'is one, when many register with the codes of two starts at the same moment',
    { tags: ['spec:silent/first-administrator'] },
    async () => {
      const codes = [await setUp(), await setUp()];
      await Promise.allSettled(
        Array.from({ length: 12 }, (_, index) => join(`person${index}`, codes[index % 2])),
      );
      const users = await server().db.selectFrom('user').select('role').execute();
      expect(users).toEqual([{ role: 'administrator' }]);
    },
  );

  test('is one, when the codes of several starts are used at the same moment', async () => {
    const codes = await Promise.all(['ada', 'bob', 'eve', 'kim'].map(setUp));
    const answers = await Promise.all(
      codes.map((code, index) =>
        server().app.inject({
          method: 'POST',
          url: auth.register.path,
          payload: bodyOf(`chief${index}`, code),
        }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status !== 422)).toEqual([201]);
  });

  test('has not used the code up by a username that was taken', async () => {
    const code = await setUp();
    await join('ada');
    expect((await refuse('ada', code)).status).toBe(409);
    expect(await join('countess', code)).toBe('administrator');
  });
});

onSqlite('open registration', (server) => {
  const { refuse, invite } = callsOf(server);

  test('says that it is open, and refuses a code that is none rather than take it for nothing', async () => {
    expect(await server().clientWith(null).ask(getRegistration)).toEqual({
      mode: 'open',
      domains: [],
    });
    expect((await refuse('ada', 'not a code')).message).toBe(REGISTRATION_SENTENCES.invitationOver);
    const expired = await invite(new Date(server().clock.now.getTime() - DAY_MS));
    expect((await refuse('ada', expired)).message).toBe(REGISTRATION_SENTENCES.invitationOver);
  });
});

onEachDatabase(
  'registration for invited people',
  (server) => {
    const { join, refuse, invite } = callsOf(server);

    test(
      'lets each invitation open one account, within its time',
      { tags: ['spec:silent/registration'] },
      async () => {
        expect((await server().clientWith(null).ask(getRegistration)).mode).toBe('invited');
        expect(await refuse('ada')).toMatchObject({
          status: 403,
          message: REGISTRATION_SENTENCES.invited,
        });
        const code = await invite(new Date(server().clock.now.getTime() + DAY_MS));
        const answers = await Promise.allSettled([join('ada', code), join('bob', code)]);
        expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      },
    );
  },
  { registration: { mode: 'invited', domains: ['example.com'] } },
);

onSqlite(
  'closed registration',
  (server) => {
    const { join, refuse, setUp, invite } = callsOf(server);

    test(
      'lets nobody in, with an invitation or without, but the first administrator',
      { tags: ['spec:silent/registration'] },
      async () => {
        expect(await refuse('ada')).toMatchObject({
          status: 403,
          message: REGISTRATION_SENTENCES.closed,
        });
        expect((await refuse('ada', await invite())).status).toBe(403);
        expect(await join('ada', await setUp())).toBe('administrator');
      },
    );
  },
  { registration: { mode: 'closed', domains: [] } },
);

onSqlite(
  'registration for mail addresses of a company',
  (server) => {
    test('names the field and the domain', { tags: ['spec:silent/registration'] }, async () => {
      const { refuse } = callsOf(server);
      const message = 'Accounts here are for email addresses at acme.org.';
      expect(await refuse('ada')).toMatchObject({
        status: 422,
        issues: [{ field: 'email', message }],
      });
    });

    test('holds for an address that is changed to, too', async () => {
      const email = 'ada@acme.org';
      const { token, user } = await server()
        .clientWith(null)
        .ask(auth.register, { body: { ...bodyOf('ada'), email } });
      const profile = { fullName: 'Ada King', username: 'ada', currentPassword: PASSWORD };
      const ada = server().clientWith(token);
      expect(
        await ada.refusedBy(auth.updateProfile, {
          body: { ...profile, email: 'ada@acme.org.example.com' },
        }),
      ).toMatchObject({ status: 422, issues: [{ field: 'email' }] });
      const changed = await ada.ask(auth.updateProfile, { body: { ...profile, email } });
      expect(changed).toEqual({ ...user, fullName: 'Ada King' });
    });
  },
  { registration: { mode: 'open', domains: ['acme.org'] } },
);

onEachDatabase(
  'registration with limits',
  (server) => {
    const { join, refuse, invite } = callsOf(server);

    /**
     * Registers from one address for so many hours, as often as it may. Returns the number of
     * accounts.
     */
    const tryFor = async (hours: number, address: string) => {
      const end = server().clock.now.getTime() + hours * 60 * 60 * 1000;
      let opened = 0;
      while (server().clock.now.getTime() < end) {
        const answer = await server()
          .app.inject({
            method: 'POST',
            url: auth.register.path,
            remoteAddress: address,
            payload: bodyOf(`${address.replaceAll('.', '-')}-${opened}`),
          })
          .then(({ statusCode, headers }) => ({ statusCode, wait: headers['retry-after'] }));
        if (answer.statusCode === 201) opened += 1;
        else {
          expect(answer.statusCode).toBe(429);
          const seconds = Number(answer.wait);
          server().clock.now = new Date(server().clock.now.getTime() + seconds * 1000);
        }
      }
      return opened;
    };

    test('slows an address down, yet lets an office of 200 sign up within a working day', async () => {
      const opened = await tryFor(8, '203.0.113.7');
      expect(opened).toBeGreaterThanOrEqual(200);
      expect(opened).toBeLessThan(400);
    });

    test('slows no other address down, and nobody who is invited', async () => {
      for (let count = 0; count < 30; count += 1) await join(`person${count}`);
      const refused = await refuse('one-more');
      expect([refused.status, refused.retryAfter]).toEqual([429, '1']);
      expect(await join('elsewhere', undefined, '198.51.100.4')).toBe('member');
      expect(await join('guest', await invite())).toBe('member');
    });

    test('counts who asks whether a name is taken by an invitation that stays good, too', async () => {
      await join('ada');
      const invitation = await invite();
      for (let count = 0; count < 30; count += 1) {
        expect((await refuse('ada', invitation)).status).toBe(409);
      }
      expect((await refuse('ada', invitation)).status).toBe(429);
      expect(await join('guest', await invite())).toBe('member');
    });

    test('counts before it looks at the password, which takes a while', async () => {
      for (let count = 0; count < 30; count += 1) await join(`person${count}`);
      const body = { ...bodyOf('one-more'), password: 'password1' };
      const refused = await server()
        .clientWith(null)
        .refusedBy(auth.register, { body }, { address: '203.0.113.7' });
      expect(refused.status).toBe(429);
    });

    test('counts who asks whether a name is taken', async () => {
      await join('ada');
      for (let count = 1; count < 30; count += 1) expect((await refuse('ada')).status).toBe(409);
      expect((await refuse('ada')).status).toBe(429);
    });
  },
  { rateLimits: { address: 1_000_000, user: 1_000_000 } },
);
