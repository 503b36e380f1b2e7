import * as auth from '@limber/contract/auth';
import * as sessions from '@limber/contract/sessions';
import { expect, test } from 'vitest';
import { deleteEndedSessions, MAX_SESSIONS } from './session.queries.ts';
import type { TestClient } from '#test/client.ts';
import { PASSWORD } from '#test/new-user.ts';
import { onEachDatabase } from '#test/on-each-database.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

const isSignedIn = async (client: TestClient) =>
  client.ask(auth.getMe).then(
    () => true,
    () => false,
  );

onEachDatabase('the sessions of an account', (server) => {
  const pass = (days: number) => {
    server().clock.now = new Date(server().clock.now.getTime() + days * DAY_MS);
  };
  const signIn = async (username = 'ada') => {
    const body = { username, password: PASSWORD };
    return server().clientWith((await server().clientWith(null).ask(auth.login, { body })).token);
  };
  test(
    'are listed with device and dates, this one first, and without what could be signed in with',
    { tags: ['spec:silent/sessions'] },
    async () => {
      await server().register();
      pass(1);
      const answer = await server().app.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'user-agent': FIREFOX },
        payload: { username: 'ada', password: PASSWORD },
      });
      const laptop = server().clientWith(answer.json<{ token: string }>().token);
      pass(1);
      const phone = await signIn();
      const listed = await laptop.ask(sessions.listSessions);
      expect(listed).toMatchObject([
        { device: 'Firefox on Windows', current: true, signedInAt: '2026-01-06T09:00:00.000Z' },
        { device: null, current: false, signedInAt: '2026-01-07T09:00:00.000Z' },
        { device: null, current: false, signedInAt: '2026-01-05T09:00:00.000Z' },
      ]);
      const kept = await server().db.selectFrom('session').select('tokenHash').execute();
      for (const { tokenHash } of kept) expect(JSON.stringify(listed)).not.toContain(tokenHash);
      expect((await phone.ask(sessions.listSessions)).map(({ id }) => id).toSorted()).toEqual(
        listed.map(({ id }) => id).toSorted(),
      );
    },
  );

  test('are ended one by one, or all but this', { tags: ['spec:silent/sessions'] }, async () => {
    const [first, second, third] = [await server().register(), await signIn(), await signIn()];
    const [, ended] = await third.ask(sessions.listSessions);
    await third.ask(sessions.endSession, { params: { id: ended?.id ?? '' } });
    expect(await third.ask(sessions.listSessions)).toHaveLength(2);
    await third.ask(sessions.endOtherSessions);
    expect(await Promise.all([first, second, third].map(isSignedIn))).toEqual([false, false, true]);
    expect(await third.ask(sessions.listSessions)).toMatchObject([{ current: true }]);
  });

  test('are not ended by anybody else, who is told that there is nothing', async () => {
    const ada = await server().register('ada');
    const bob = await server().register('bob');
    const [own] = await ada.ask(sessions.listSessions);
    const foreign = await bob.refusedBy(sessions.endSession, { params: { id: own?.id } });
    expect(foreign).toEqual(await bob.refusedBy(sessions.endSession, { params: { id: 'none' } }));
    expect(foreign.status).toBe(404);
    await bob.ask(sessions.endOtherSessions);
    expect(await isSignedIn(ada)).toBe(true);
  });

  test(
    'end ninety days after the sign-in, however often they are used',
    { tags: ['spec:silent/token-lifetime'] },
    async () => {
      const user = await server().register();
      for (let day = 0; day < 90; day += 10) {
        expect(await isSignedIn(user)).toBe(true);
        pass(10);
      }
      expect(await isSignedIn(user)).toBe(true);
      const other = await signIn();
      pass(1);
      expect(await other.ask(sessions.listSessions)).toHaveLength(1);
      await deleteEndedSessions(server().db, server().clock.now);
      expect(await server().db.selectFrom('session').selectAll().execute()).toHaveLength(1);
      expect(await isSignedIn(user)).toBe(false);
    },
  );

  test('are a bounded number: with one more, the one used longest ago ends', async () => {
    const first = await server().register();
    const rest = [];
    for (let count = 1; count < MAX_SESSIONS; count += 1) rest.push(await signIn());
    pass(1);
    await first.ask(auth.getMe);
    const last = await signIn();
    expect(await last.ask(sessions.listSessions)).toHaveLength(MAX_SESSIONS);
    expect([await isSignedIn(first), await isSignedIn(last)]).toEqual([true, true]);
    expect((await Promise.all(rest.map(isSignedIn))).filter((alive) => !alive)).toHaveLength(1);
  });
});
