import * as auth from '@limber/contract/auth';
import * as secondFactor from '@limber/contract/second-factor';
import { TOTP, URI } from 'otpauth';
import { expect, test } from 'vitest';
import { PASSWORD } from '#test/new-user.ts';
import { onEachDatabase } from '#test/on-each-database.ts';

const STEP_MS = 30_000;
const login = (code?: string) => ({ body: { username: 'ada', password: PASSWORD, code } });
const off = (password: string, code: string) => ({ body: { password, code } });

onEachDatabase('a second factor', (server) => {
  const pass = (ms: number) => {
    server().clock.now = new Date(server().clock.now.getTime() + ms);
  };
  const codeAt = (key: string, steps = 0) =>
    new TOTP({ secret: key }).generate({
      timestamp: server().clock.now.getTime() + steps * STEP_MS,
    });
  const signIn = (code?: string) => server().clientWith(null).ask(auth.login, login(code));
  const failToSignIn = (code?: string) =>
    server().clientWith(null).refusedBy(auth.login, login(code));

  /** Ada, with an app whose next code is that of the next thirty seconds. */
  async function withApp() {
    const ada = await server().register();
    const { key, uri } = await ada.ask(secondFactor.beginSecondFactor, {
      body: { password: PASSWORD },
    });
    const { recoveryCodes } = await ada.ask(secondFactor.confirmSecondFactor, {
      body: { code: codeAt(key) },
    });
    pass(STEP_MS);
    return { ada, key, uri, recoveryCodes };
  }

  test(
    'is asked for by a refusal of its own, without a token, once the password is right',
    { tags: ['spec:silent/second-factor'] },
    async () => {
      const { key, uri } = await withApp();
      expect(URI.parse(uri)).toMatchObject({ issuer: 'Limber', label: 'ada' });
      expect(await failToSignIn()).toMatchObject({ status: 401, code: 'second-factor-required' });
      const body = { username: 'ada', password: 'not hers', code: codeAt(key) };
      expect(await server().clientWith(null).refusedBy(auth.login, { body })).toMatchObject({
        code: 'invalid-credentials',
      });
      expect((await signIn(codeAt(key))).user.username).toBe('ada');
    },
  );

  test('is off until a code has proved the app, and its key is given once', async () => {
    const ada = await server().register();
    expect(await ada.ask(secondFactor.getSecondFactor)).toEqual({
      on: false,
      recoveryCodesLeft: 0,
    });
    const wrongPassword = { body: { password: 'not hers' } };
    expect(await ada.refusedBy(secondFactor.beginSecondFactor, wrongPassword)).toMatchObject({
      status: 422,
      issues: [{ field: 'password' }],
    });
    const body = { password: PASSWORD };
    const first = await ada.ask(secondFactor.beginSecondFactor, { body });
    const { key } = await ada.ask(secondFactor.beginSecondFactor, { body });
    const confirmWith = { body: { code: codeAt(first.key) } };
    expect(await ada.refusedBy(secondFactor.confirmSecondFactor, confirmWith)).toMatchObject({
      status: 422,
      issues: [{ field: 'code' }],
    });
    await signIn();
    await ada.ask(secondFactor.confirmSecondFactor, { body: { code: codeAt(key) } });
    expect(await ada.ask(secondFactor.getSecondFactor)).toEqual({
      on: true,
      recoveryCodesLeft: 10,
    });
    expect((await ada.refusedBy(secondFactor.beginSecondFactor, { body })).status).toBe(409);
    expect((await failToSignIn()).code).toBe('second-factor-required');
  });

  test('takes the code before and the one after, and none of them twice', async () => {
    const { key } = await withApp();
    expect((await failToSignIn(codeAt(key, -2))).code).toBe('second-factor-wrong');
    expect((await failToSignIn(codeAt(key, 2))).code).toBe('second-factor-wrong');
    const later = codeAt(key, 1);
    await signIn(later);
    for (const used of [later, codeAt(key)]) {
      expect((await failToSignIn(used)).code).toBe('second-factor-wrong');
    }
    pass(2 * STEP_MS);
    await signIn(codeAt(key, 0));
  });

  test('lets in once when one code comes twice at the same moment', async () => {
    const { key } = await withApp();
    const code = codeAt(key);
    const answers = await Promise.allSettled([signIn(code), signIn(code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('is slowed like a password when it is guessed, however the guesses are mixed', async () => {
    const { key } = await withApp();
    for (let guess = 0; guess < 3; guess += 1) {
      await failToSignIn();
      await failToSignIn(`00000${guess}`);
    }
    expect((await failToSignIn(codeAt(key))).status).toBe(429);
  });

  test('is slowed in a session, too, however often the password is right in between', async () => {
    const { ada, key } = await withApp();
    for (let guess = 0; guess < 6; guess += 1) {
      await ada.refusedBy(secondFactor.endSecondFactor, off(PASSWORD, `00000${guess}`));
      const { fullName, email } = ada.user;
      const profile = { fullName, email, username: `ada${guess}`, currentPassword: PASSWORD };
      await ada.ask(auth.updateProfile, { body: profile });
    }
    expect(
      (await ada.refusedBy(secondFactor.endSecondFactor, off(PASSWORD, codeAt(key)))).status,
    ).toBe(429);
    pass(5000);
    await ada.ask(secondFactor.endSecondFactor, off(PASSWORD, codeAt(key)));
  });

  test('does not slow an office down that signs in by it', async () => {
    const { key } = await withApp();
    for (let count = 0; count < 35; count += 1) {
      expect((await failToSignIn()).status).toBe(401);
      expect((await signIn(codeAt(key))).user.username).toBe('ada');
      pass(STEP_MS);
    }
  });

  test('is stood in for by a recovery code, once, and by no old one after new ones were made', async () => {
    const { ada, key, recoveryCodes } = await withApp();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', second = ''] = recoveryCodes;
    expect(first).toMatch(/^(?:[A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
    await signIn(first.toLowerCase().replaceAll('-', ' '));
    expect((await failToSignIn(first)).code).toBe('second-factor-wrong');
    expect(await ada.ask(secondFactor.getSecondFactor)).toMatchObject({ recoveryCodesLeft: 9 });

    const body = { password: PASSWORD, code: codeAt(key) };
    const renewed = await ada.ask(secondFactor.renewRecoveryCodes, { body });
    expect((await failToSignIn(second)).code).toBe('second-factor-wrong');
    await signIn(renewed.recoveryCodes[0]);
    const kept = await server().db.selectFrom('recovery_code').selectAll().execute();
    for (const code of renewed.recoveryCodes) expect(JSON.stringify(kept)).not.toContain(code);
  });

  test('is turned off while new recovery codes are made, and neither waits for the other for ever', async () => {
    const { ada, recoveryCodes } = await withApp();
    const proofs = recoveryCodes.map((code) => ({ password: PASSWORD, code }));
    const answers = await Promise.all(
      proofs.slice(0, 6).map((payload, index) =>
        server().app.inject({
          method: 'POST',
          url: (index % 2 ? secondFactor.endSecondFactor : secondFactor.renewRecoveryCodes).path,
          headers: { authorization: `Bearer ${ada.token}` },
          payload,
        }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });

  test('is turned off by password and code together, and leaves nothing behind', async () => {
    const { ada, key } = await withApp();
    expect(
      (await ada.refusedBy(secondFactor.endSecondFactor, off('not hers', codeAt(key)))).issues,
    ).toMatchObject([{ field: 'password' }]);
    expect(
      (await ada.refusedBy(secondFactor.endSecondFactor, off(PASSWORD, '000000'))).issues,
    ).toMatchObject([{ field: 'code' }]);
    await ada.ask(secondFactor.endSecondFactor, off(PASSWORD, codeAt(key)));
    await signIn();
    for (const table of ['second_factor', 'recovery_code'] as const) {
      expect(await server().db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect((await ada.refusedBy(secondFactor.endSecondFactor, off(PASSWORD, '1'))).status).toBe(
      409,
    );
  });
});
