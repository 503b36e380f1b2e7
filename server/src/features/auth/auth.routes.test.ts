import * as auth from '@limber/contract/auth';
import { expect, test } from 'vitest';
import { onEachDatabase, onSqlite, type TestServer } from '#test/on-each-database.ts';
import type { TestClient } from '#test/client.ts';
import { PASSWORD } from '#test/new-user.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const changePassword = (client: TestClient, newPassword: string) =>
  client.ask(auth.changePassword, {
    body: { currentPassword: PASSWORD, newPassword, confirmPassword: newPassword },
  });

const ada = {
  fullName: 'Ada Lovelace',
  username: 'ada',
  email: 'ada@example.com',
  password: PASSWORD,
};

/** The server's whole answers to seven wrong passwords for this name. */
async function answersTo({ app }: TestServer, username: string, remoteAddress: string) {
  const answers = [];
  for (let guess = 0; guess < 7; guess += 1) {
    const { statusCode, headers, body } = await app.inject({
      method: auth.login.method,
      url: auth.login.path,
      remoteAddress,
      payload: { username, password: 'a guess' },
    });
    const id = String(headers['x-request-id']);
    const told = { names: Object.keys(headers), wait: headers['retry-after'] };
    answers.push({ statusCode, told, body: body.replace(id, '') });
  }
  return answers;
}

/** The calls of an anonymous visitor. */
const visitorCalls = (server: () => TestServer) => {
  const visitor = () => server().clientWith(null);
  return {
    visitor,
    signIn: (username: string, password: string, address = '203.0.113.7') =>
      visitor().ask(auth.login, { body: { username, password } }, { address }),
    failToSignIn: (username: string, password: string, address = '203.0.113.7') =>
      visitor().refusedBy(auth.login, { body: { username, password } }, { address }),
  };
};

onEachDatabase('an account', (server) => {
  const { visitor, signIn, failToSignIn } = visitorCalls(server);

  test(
    'is signed in from the moment it is registered',
    { tags: ['spec:3/user', 'spec:7/get-me', 'spec:7/register'] },
    async () => {
      const { token, user } = await visitor().ask(auth.register, { body: ada });
      expect(user).toMatchObject({ fullName: 'Ada Lovelace', subscriptionTier: 'free' });
      expect(await server().clientWith(token).ask(auth.getMe)).toEqual(user);
    },
  );

  test(
    'keeps its username to itself, whatever its case',
    { tags: ['spec:silent/names-ignore-case'] },
    async () => {
      await visitor().ask(auth.register, { body: ada });
      const sameName = { ...ada, username: 'ADA', email: 'other@example.com' };
      expect(await visitor().refusedBy(auth.register, { body: sameName })).toMatchObject({
        status: 409,
        message: 'This username is already taken',
        issues: [{ field: 'username' }],
      });
    },
  );

  test(
    'says to nobody who asks that there is one with an e-mail address, which stays the way into the first',
    { tags: ['spec:silent/names-ignore-case', 'spec:silent/nobody-learns-of-accounts'] },
    async () => {
      await visitor().ask(auth.register, { body: ada });
      const other = { ...ada, username: 'other', email: 'Ada@Example.com' };
      await visitor().ask(auth.register, { body: other });
      expect((await signIn('ADA@example.com', PASSWORD)).user.username).toBe('ada');
      expect((await signIn('other', PASSWORD)).user.email).toBe('Ada@Example.com');
    },
  );

  test('is registered once when the same name comes twice at the same moment', async () => {
    const answers = await Promise.allSettled([
      visitor().ask(auth.register, { body: ada }),
      visitor().ask(auth.register, { body: ada }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test(
    'is signed in to by username or e-mail address, whatever their case',
    { tags: ['spec:7/login'] },
    async () => {
      await visitor().ask(auth.register, { body: ada });
      for (const name of ['ada', 'ADA', 'Ada@example.com']) {
        expect((await signIn(name, PASSWORD)).user.username).toBe('ada');
      }
    },
  );

  test(
    'makes whoever keeps guessing wait, even with the right password',
    { tags: ['spec:silent/guessing-slowed'] },
    async () => {
      await visitor().ask(auth.register, { body: ada });
      for (let guess = 0; guess < 5; guess += 1) await failToSignIn('ada', `guess ${guess}`);
      const refused = await failToSignIn('ADA', PASSWORD);
      expect(refused).toMatchObject({ status: 429, retryAfter: '1' });
      server().clock.now = new Date(server().clock.now.getTime() + 1000);
      expect((await signIn('ada', PASSWORD)).user.username).toBe('ada');
    },
  );

  test('counts guesses that are made at the same moment', async () => {
    await visitor().ask(auth.register, { body: ada });
    const guesses = Array.from({ length: 20 }, (_, guess) => failToSignIn('ada', `guess ${guess}`));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  });

  test('is signed in to by several people of one address at once, without one waiting for another', async () => {
    const names = ['ada', 'bob', 'eve', 'kim'];
    for (const name of names) await server().register(name);
    for (let round = 0; round < 6; round += 1) {
      const twice = [...names, ...names];
      const signedIn = await Promise.all(twice.map((name) => signIn(name, PASSWORD)));
      expect(signedIn.map(({ user }) => user.username)).toEqual(twice);
    }
  });

  test(
    'is left by signing out: the token stops working, other devices stay signed in',
    { tags: ['spec:7/logout'] },
    async () => {
      const phone = await server().register();
      const { token } = await signIn('ada', PASSWORD);
      await phone.ask(auth.logout);
      expect((await phone.refusedBy(auth.getMe)).status).toBe(401);
      expect((await server().clientWith(token).ask(auth.getMe)).username).toBe('ada');
    },
  );

  test(
    'is signed out thirty days after its last use',
    { tags: ['spec:silent/token-lifetime'] },
    async () => {
      const user = await server().register();
      const pass = (days: number) => {
        server().clock.now = new Date(server().clock.now.getTime() + days * DAY_MS);
      };
      pass(29);
      await user.ask(auth.getMe);
      pass(29);
      await user.ask(auth.getMe);
      pass(31);
      expect((await user.refusedBy(auth.getMe)).status).toBe(401);
    },
  );

  test('changes its profile, and not into somebody else', { tags: ['spec:7/put-me'] }, async () => {
    await server().register('bob');
    const user = await server().register('ada');
    const profile = { fullName: 'Ada King', username: 'countess', email: 'king@example.com' };
    expect(await user.ask(auth.updateProfile, { body: profile })).toMatchObject(profile);
    expect(await user.ask(auth.getMe)).toMatchObject(profile);
    const asBob = { ...profile, username: 'BOB' };
    expect((await user.refusedBy(auth.updateProfile, { body: asBob })).status).toBe(409);
  });

  test(
    'asks for its password again where one was entered in this session a quarter of an hour ago',
    { tags: ['spec:silent/changes-ask-for-password'] },
    async () => {
      const user = await server().register();
      const pass = (ms: number) => {
        server().clock.now = new Date(server().clock.now.getTime() + ms);
      };
      const { fullName } = ada;
      const names = (name: string) => ({
        body: { fullName, username: name, email: `${name}@example.com` },
      });
      const askedForPassword = {
        status: 422,
        issues: [{ message: 'Current password is required' }],
      };
      pass(15 * MINUTE_MS - 1);
      await user.ask(auth.updateProfile, names('countess'));
      pass(1);
      expect(await user.refusedBy(auth.updateProfile, names('ada'))).toMatchObject(
        askedForPassword,
      );

      // Any use renews a session for weeks, but does not prove that its owner uses it.
      pass(2 * HOUR_MS);
      await user.ask(auth.getMe);
      expect(await user.refusedBy(auth.updateProfile, names('ada'))).toMatchObject(
        askedForPassword,
      );

      const other = server().clientWith((await signIn('countess', PASSWORD)).token);
      expect(await user.refusedBy(auth.updateProfile, names('ada'))).toMatchObject(
        askedForPassword,
      );
      await other.ask(auth.updateProfile, names('lovelace'));

      const { body } = names('ada');
      await user.ask(auth.updateProfile, { body: { ...body, currentPassword: PASSWORD } });
      pass(10 * MINUTE_MS);
      await user.ask(auth.updateProfile, names('countess'));
      await changePassword(user, 'hips and knees 7');
      pass(10 * MINUTE_MS);
      await user.ask(auth.updateProfile, names('ada'));
    },
  );

  test(
    'changes its password, which signs every other device out',
    { tags: ['spec:7/change-password'] },
    async () => {
      const user = await server().register();
      const { token } = await signIn('ada', PASSWORD);
      const change = {
        currentPassword: PASSWORD,
        newPassword: 'hips and knees 7',
        confirmPassword: 'hips and knees 7',
      };
      await user.ask(auth.changePassword, { body: change });
      expect((await server().clientWith(token).refusedBy(auth.getMe)).status).toBe(401);
      await user.ask(auth.getMe);
      expect((await failToSignIn('ada', PASSWORD)).status).toBe(401);
      await signIn('ada', 'hips and knees 7');
    },
  );

  test('is not held by a sign-in with the old password that was under way during the change', async () => {
    const user = await server().register();
    const tokens: string[] = [];
    const signInUntilRefused = async () => {
      for (;;) tokens.push((await signIn('ada', PASSWORD)).token);
    };
    await Promise.all([
      changePassword(user, 'hips and knees 7'),
      expect(signInUntilRefused()).rejects.toThrow('401'),
    ]);
    for (const token of tokens) {
      expect((await server().clientWith(token).refusedBy(auth.getMe)).status).toBe(401);
    }
  });

  test('changes its password once when two devices do so at the same moment', async () => {
    const phone = await server().register();
    const laptop = server().clientWith((await signIn('ada', PASSWORD)).token);
    const answers = await Promise.allSettled([
      changePassword(phone, 'hips and knees 7'),
      changePassword(laptop, 'hips and knees 8'),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [first] = answers;
    await (first.status === 'fulfilled' ? phone : laptop).ask(auth.getMe);
  });
});

onSqlite('an account', (server) => {
  const { visitor, signIn, failToSignIn } = visitorCalls(server);

  test(
    'says the same of a wrong password and of a wrong name',
    { tags: ['spec:8/failures-login'] },
    async () => {
      await visitor().ask(auth.register, { body: ada });
      const wrongPassword = await failToSignIn('ada', 'not my password');
      const wrongName = await failToSignIn('nobody', 'not my password');
      expect(wrongPassword).toMatchObject({ status: 401, message: 'Invalid credentials' });
      expect(wrongName).toEqual(wrongPassword);
    },
  );

  test('makes an address wait that guesses at many accounts, and no other address', async () => {
    await visitor().ask(auth.register, { body: ada });
    for (let guess = 0; guess < 30; guess += 1) await failToSignIn(`name${guess}`, 'guess');
    expect((await failToSignIn('ada', PASSWORD)).status).toBe(429);
    expect((await signIn('ada', PASSWORD, '198.51.100.4')).user.username).toBe('ada');
  });

  test(
    'answers at its other name as at one that nobody has, however often one guessed at the first',
    { tags: ['spec:silent/nobody-learns-of-accounts'] },
    async () => {
      await visitor().ask(auth.register, { body: ada });
      for (const guessed of ['ada', 'ADA', ' Ada', 'ada', 'ada']) {
        await failToSignIn(guessed, 'a guess');
      }
      expect((await failToSignIn('ada', 'a guess')).status).toBe(429);
      const known = await answersTo(server(), 'Ada@example.com', '203.0.113.5');
      expect(known.map(({ statusCode }) => statusCode)).toEqual([
        401, 401, 401, 401, 401, 429, 429,
      ]);
      expect(await answersTo(server(), 'Eva@example.com', '203.0.113.6')).toEqual(known);
    },
  );

  test('does not keep what was typed where nobody has that name: it may be a password', async () => {
    await failToSignIn('my secret phrase', 'ada');
    const kept = await server().db.selectFrom('sign_in_attempt').selectAll().execute();
    expect(kept).toHaveLength(2);
    expect(JSON.stringify(kept)).not.toContain('secret');
  });

  test('does not slow its office down by attempts that come too soon', async () => {
    await visitor().ask(auth.register, { body: ada });
    await server().register('bob');
    for (let guess = 0; guess < 40; guess += 1) await failToSignIn('ada', `guess ${guess}`);
    expect((await signIn('bob', PASSWORD)).user.username).toBe('bob');
  });

  test('does not slow its office down by signing in, after the failures of others', async () => {
    await visitor().ask(auth.register, { body: ada });
    for (let guess = 0; guess < 29; guess += 1) await failToSignIn(`name${guess}`, 'guess');
    await signIn('ada', PASSWORD);
    expect((await signIn('ada', PASSWORD)).user.username).toBe('ada');
  });

  test('has its failures forgotten an hour after the first, however often others sign in', async () => {
    await visitor().ask(auth.register, { body: ada });
    for (let guess = 0; guess < 40; guess += 1) {
      await failToSignIn(`name${guess}`, 'guess');
      expect((await signIn('ada', PASSWORD)).user.username).toBe('ada');
      server().clock.now = new Date(server().clock.now.getTime() + DAY_MS / 24 / 20);
    }
  });

  test('is signed in to at the same moment through a server whose clock is a little behind', async () => {
    await visitor().ask(auth.register, { body: ada });
    await failToSignIn('ada', 'a guess');
    server().clock.now = new Date(server().clock.now.getTime() - 5);
    expect((await signIn('ada', PASSWORD)).user.username).toBe('ada');
  });

  test('is not locked by a clock that was put back', async () => {
    await visitor().ask(auth.register, { body: ada });
    server().clock.now = new Date(server().clock.now.getTime() + DAY_MS);
    for (let guess = 0; guess < 6; guess += 1) {
      await failToSignIn('ada', `guess ${guess}`, `203.0.113.${guess}`);
    }
    server().clock.now = new Date(server().clock.now.getTime() - DAY_MS);
    expect((await signIn('ada', PASSWORD)).user.username).toBe('ada');
  });

  test('is guessed at from one place by all IPv6 addresses of one network', async () => {
    for (let guess = 0; guess < 30; guess += 1) {
      await failToSignIn(`name${guess}`, 'guess', `2001:db8:1:2::${guess}`);
    }
    expect((await failToSignIn('ada', 'guess', '2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await failToSignIn('ada', 'guess', '2001:db8:1:3::1')).status).toBe(401);
  });

  test('makes whoever guesses its current password on an unlocked computer wait', async () => {
    const user = await server().register();
    const newPassword = 'hips and knees 7';
    const guess = (currentPassword: string) =>
      user.refusedBy(auth.changePassword, {
        body: { currentPassword, newPassword, confirmPassword: newPassword },
      });
    for (let count = 0; count < 5; count += 1) {
      expect((await guess(`guess ${count}`)).status).toBe(422);
    }
    expect(await guess(PASSWORD)).toMatchObject({ status: 429, retryAfter: '1' });
  });

  test('checks a current password that is sent, and slows it, also where none is asked for', async () => {
    const user = await server().register();
    const body = { fullName: ada.fullName, username: 'countess', email: ada.email };
    const guess = (currentPassword: string) =>
      user.refusedBy(auth.updateProfile, { body: { ...body, currentPassword } });
    for (let count = 0; count < 5; count += 1) {
      expect(await guess(`guess ${count}`)).toMatchObject({
        status: 422,
        issues: [{ field: 'currentPassword', message: 'Current password is not correct' }],
      });
    }
    expect(await guess(PASSWORD)).toMatchObject({ status: 429, retryAfter: '1' });
  });

  test(
    'keeps its password when the current one is wrong or the new ones differ',
    { tags: ['spec:5/account-passwords-match'] },
    async () => {
      const user = await server().register();
      const change = {
        currentPassword: 'wrong',
        newPassword: 'hips and knees 7',
        confirmPassword: 'hips and knees 7',
      };
      expect(await user.refusedBy(auth.changePassword, { body: change })).toMatchObject({
        status: 422,
        issues: [{ field: 'currentPassword', message: 'Current password is not correct' }],
      });
      const unequal = { ...change, currentPassword: PASSWORD, confirmPassword: 'hips and knees 8' };
      expect(await user.refusedBy(auth.changePassword, { body: unequal })).toMatchObject({
        status: 400,
        issues: [{ field: 'confirmPassword', message: "Passwords don't match" }],
      });
      await signIn('ada', PASSWORD);
    },
  );
});

onSqlite('an account', (server) => {
  const { visitor } = visitorCalls(server);

  test(
    'is refused with a sentence for every field at fault',
    { tags: ['spec:5/register-password-length'] },
    async () => {
      const body = { fullName: ' ', username: 'a!', email: 'nowhere', password: '12345' };
      const { status, issues } = await visitor().refusedBy(auth.register, { body });
      expect(status).toBe(400);
      expect(issues).toEqual(
        expect.arrayContaining([
          { field: 'fullName', message: 'Full name is required' },
          { field: 'username', message: 'Username must be at least 3 characters' },
          { field: 'email', message: 'Invalid email address' },
          { field: 'password', message: 'Password must be at least 6 characters' },
        ]),
      );
    },
  );

  test(
    'has a username of three characters or more',
    { tags: ['spec:9/password-and-username-lengths'] },
    async () => {
      const message = 'Username must be at least 3 characters';
      const body = { ...ada, username: 'ad' };
      expect(await visitor().refusedBy(auth.register, { body })).toMatchObject({
        status: 400,
        message,
        issues: [{ field: 'username', message }],
      });
      const { user } = await visitor().ask(auth.register, { body: { ...ada, username: 'ada' } });
      expect(user.username).toBe('ada');
    },
  );

  test(
    'is refused with a password that everybody tries first, or that is a name of its own',
    { tags: ['spec:silent/common-passwords'] },
    async () => {
      for (const password of ['password1', 'Ada.Lovelace', 'limber', '      ', 'Summer2024']) {
        const body = { ...ada, password };
        expect(await visitor().refusedBy(auth.register, { body })).toMatchObject({
          status: 422,
          issues: [{ field: 'password' }],
        });
      }
      const user = await server().register();
      for (const newPassword of ['iloveyou1', 'lovelace1', 'ada@example.com']) {
        const body = { currentPassword: PASSWORD, newPassword, confirmPassword: newPassword };
        expect(await user.refusedBy(auth.changePassword, { body })).toMatchObject({
          status: 422,
          issues: [{ field: 'newPassword' }],
        });
      }
    },
  );

  test(
    'takes nothing upon itself that was not asked: no role, no tier, no id',
    { tags: ['spec:silent/unknown-fields-ignored'] },
    async () => {
      await server().register('first');
      const body = { ...ada, role: 'administrator', subscriptionTier: 'lifetime', id: 999 };
      const { user } = await visitor().ask(auth.register, { body });
      expect(user).toMatchObject({ role: 'member', subscriptionTier: 'free' });
      expect(user.id).not.toBe(999);
    },
  );
});

onSqlite(
  'an account behind a proxy that is trusted',
  (server) => {
    test.each([
      ['IPv4 with a port', (call: number) => `203.0.113.7:${1024 + call}`],
      ['IPv6 with a port', (call: number) => `[2001:db8::1]:${1024 + call}`],
      ['IPv6 with a zone', (call: number) => `fe80::1%eth-${call}`],
      ['no address', (call: number) => `nobody-${call}`],
    ])(
      'is guessed at from one place that is written as %s',
      { tags: ['spec:silent/forged-address', 'spec:silent/guessing-slowed'] },
      async (_, named) => {
        const answers = [];
        for (let guess = 0; guess < 45; guess += 1) {
          const { statusCode } = await server().app.inject({
            method: auth.login.method,
            url: auth.login.path,
            headers: { 'x-forwarded-for': named(guess) },
            payload: { username: `name${guess}`, password: 'a guess' },
          });
          answers.push(statusCode);
        }
        expect(answers.filter((status) => status === 401)).toHaveLength(30);
        expect(answers.filter((status) => status === 429)).toHaveLength(15);
      },
    );
  },
  { trustedProxies: ['loopback'] },
);
