import * as auth from '@limber/contract/auth';
import { expect, test } from 'vitest';
import { onEachDatabase, onSqlite, type TestServer } from '#test/on-each-database.ts';
import type { TestClient } from '#test/client.ts';
import { PASSWORD } from '#test/new-user.ts';

const HOUR_MS = 60 * 60 * 1000;
const OFFICE = '203.0.113.7';
const STRANGERS = '198.51.100.4';

const change = (currentPassword: string) => ({
  body: { currentPassword, newPassword: 'hips and knees 7', confirmPassword: 'hips and knees 7' },
});

const callsOf = (server: () => TestServer) => {
  const send = (body: object, remoteAddress: string) =>
    server().app.inject({ method: 'POST', url: auth.login.path, remoteAddress, payload: body });
  return {
    /** Signs in and gives the key of the device. */
    signIn: async (username: string, deviceKey?: string, address = OFFICE) => {
      const answer = await send({ username, password: PASSWORD, deviceKey }, address);
      expect(answer.statusCode).toBe(200);
      return auth.login.reply.parse(answer.json()).deviceKey ?? '';
    },
    guess: async (username: string, { deviceKey, address = STRANGERS }: Guess = {}) => {
      const answer = await send({ username, password: 'a guess', deviceKey }, address);
      return answer.statusCode;
    },
    wait: (ms: number) => {
      server().clock.now = new Date(server().clock.now.getTime() + ms);
    },
  };
};
type Guess = { deviceKey?: string; address?: string };

onEachDatabase('a device that was signed in on before', (server) => {
  const { signIn, guess, wait } = callsOf(server);

  test(
    'always gets in with the right password, while a stranger guesses for two hours as fast as may be',
    { tags: ['spec:silent/no-lockout', 'spec:silent/guessing-slowed'] },
    async () => {
      const registered = await server().register('ada');
      const deviceKey = await signIn('ada');
      const end = server().clock.now.getTime() + 2 * HOUR_MS;
      let guesses = 0;
      let gotIn = 0;
      for (let second = 0; server().clock.now.getTime() < end; second += 1) {
        if ((await guess('ada')) === 401) guesses += 1;
        if (second % 45 === 0) {
          await signIn('ada', deviceKey);
          gotIn += 1;
        }
        wait(10_000);
      }
      expect(gotIn).toBe(16);
      expect(guesses).toBeLessThanOrEqual(36);
      expect(guesses).toBeGreaterThan(25);
      await registered.ask(auth.getMe);
    },
  );

  test('gets in although its whole office is slowed down', async () => {
    await server().register('ada');
    const deviceKey = await signIn('ada');
    for (let count = 0; count < 31; count += 1) await guess(`name${count}`, { address: OFFICE });
    expect(await guess('ada', { address: OFFICE })).toBe(429);
    await signIn('ada', deviceKey);
  });

  test('is a place to guess from as any other: slowed by itself, and nobody else with it', async () => {
    await server().register('ada');
    const deviceKey = await signIn('ada');
    const answers = [];
    for (let count = 0; count < 6; count += 1) answers.push(await guess('ada', { deviceKey }));
    expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
    await signIn('ada', undefined, STRANGERS);
  });

  test('is known to everybody who signed in on it, and to them alone', async () => {
    for (const name of ['ada', 'bob', 'eve']) await server().register(name);
    const shared = await signIn('ada');
    expect(await signIn('bob', shared)).toBe(shared);
    for (const name of ['ada', 'bob', 'eve']) {
      for (let count = 0; count < 6; count += 1) await guess(name);
    }
    await signIn('ada', shared);
    await signIn('bob', shared);
    expect(await guess('eve', { deviceKey: shared })).toBe(429);
  });

  test('is forgotten when it was not used for long, or after twenty others', async () => {
    await server().register('ada');
    const old = await signIn('ada');
    wait(401 * 24 * HOUR_MS);
    expect(await signIn('ada', old)).toBe(old);
    for (let count = 0; count < 20; count += 1) {
      wait(1000);
      await signIn('ada');
    }
    const kept = await server().db.selectFrom('known_device').select('keyHash').execute();
    expect(kept).toHaveLength(20);
    expect(await signIn('ada', old)).not.toBe(old);
  });
});

onSqlite('the key of a device', (server) => {
  const { signIn } = callsOf(server);

  test('is given at registration too, is stored as its hash only, and is never one that we did not make', async () => {
    const body = { fullName: 'Ada', username: 'ada', email: 'ada@example.com', password: PASSWORD };
    const { deviceKey = '' } = await server().clientWith(null).ask(auth.register, { body });
    expect(await signIn('ada', deviceKey)).toBe(deviceKey);
    expect(await signIn('ada', 'made up by somebody')).not.toBe('made up by somebody');
    const kept = await server().db.selectFrom('known_device').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(deviceKey);
  });
});

onEachDatabase('a signed-in user', (server) => {
  const { guess } = callsOf(server);

  test(
    'changes the password whoever guesses at it elsewhere, who stays slowed by that',
    { tags: ['spec:silent/no-lockout'] },
    async () => {
      const ada = await server().register('ada');
      for (let count = 0; count < 6; count += 1) await guess('ada');
      await ada.ask(auth.changePassword, change(PASSWORD));
      expect(await guess('ada')).toBe(429);
    },
  );

  test('is not kept from it by who guesses on another device of theirs', async () => {
    const ada = await server().register('ada');
    const body = { username: 'ada', password: PASSWORD };
    const { token } = await server().clientWith(null).ask(auth.login, { body });
    const unlocked: TestClient = server().clientWith(token);
    for (let count = 0; count < 5; count += 1) {
      await unlocked.refusedBy(auth.changePassword, change('a guess'));
    }
    expect((await unlocked.refusedBy(auth.changePassword, change(PASSWORD))).status).toBe(429);
    await ada.ask(auth.changePassword, change(PASSWORD));
  });
});
