import { deleteAccount, startDownload } from '@limber/contract/account-data';
import { getMe, login } from '@limber/contract/auth';
import { createCustomPlan } from '@limber/contract/custom-plans';
import { generateExerciseVideo, getExerciseMedia } from '@limber/contract/exercise-media';
import { createSubscription, startTrial } from '@limber/contract/subscription';
import { ACCOUNT_DATA_SENTENCES } from '@limber/domain/accounts/account-data';
import { sql } from 'kysely';
import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { lockUser } from '#db/lock-user.ts';
import type { TestClient } from '#test/client.ts';
import { PASSWORD } from '#test/new-user.ts';
import { onEachDatabase, onSqlite, type TestServer } from '#test/on-each-database.ts';
import { type Canary, plantCanaries } from '#test/plant-canaries.ts';
import {
  aPhoto,
  formOf,
  makeNoVideos,
  sendForm,
  storedKeys,
  uploadImages,
} from '#test/uploading.ts';
import { PERSONAL_TABLES } from './personal-data.ts';

const remove = (client: TestClient, more: object = {}) =>
  client.ask(deleteAccount, { body: { password: PASSWORD, ...more } });

/** All rows of all users as text. */
async function everyRow({ db }: TestServer): Promise<string> {
  const all = await Promise.all(
    PERSONAL_TABLES.map(
      async ({ table }) => (await sql`select * from ${sql.table(table)}`.execute(db)).rows,
    ),
  );
  return JSON.stringify(all);
}

const among = (canaries: readonly Canary[], text: string) =>
  canaries.filter((canary) => text.includes(canary.text)).length;

onEachDatabase('deleting an account', (server) => {
  test('of the last administrators at the same moment leaves one of them', async () => {
    const chiefs = [
      await server().registerAdministrator('chief'),
      await server().registerAdministrator('other-chief'),
    ];
    const removals = await Promise.allSettled(chiefs.map((chief) => remove(chief)));
    expect(removals.map(({ status }) => status).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'fulfilled',
      'rejected',
    ]);
    const left = await server().db.selectFrom('user').select('role').execute();
    expect(left).toEqual([{ role: 'administrator' }]);
  });

  test(
    'leaves no row of it in any table, and every row of others',
    { tags: ['spec:silent/delete-account'] },
    async () => {
      const admin = await server().registerAdministrator();
      const ada = await server().register('ada');
      const canaries = await plantCanaries(server().db, ada.user.id);
      expect(among(canaries, await everyRow(server()))).toBe(canaries.length);
      await remove(ada);
      const left = await everyRow(server());
      expect(canaries.filter(({ text }) => left.includes(text))).toEqual([]);
      for (const { table } of PERSONAL_TABLES.filter(({ owner }) => 'column' in owner)) {
        const { rows } = await sql`select * from ${sql.table(table)}`.execute(server().db);
        const tied = rows.filter((row) =>
          Object.entries(row as object).some(
            ([column, value]) => /^(user|owner)Id$/.test(column) && value === ada.user.id,
          ),
        );
        expect([table, tied]).toEqual([table, []]);
      }
      const theirs = await plantCanaries(server().db, admin.user.id);
      const bob = await server().register('bob');
      await remove(bob);
      expect(among(theirs, await everyRow(server()))).toBe(theirs.length);
    },
  );

  test('signs every device out, frees the name, and gives the place of a founder to nobody', async () => {
    await server().registerAdministrator();
    const ada = await server().register('ada');
    const body = { username: 'ada', password: PASSWORD };
    const { token } = await server().clientWith(null).ask(login, { body });
    await remove(ada);
    for (const device of [ada, server().clientWith(token)]) {
      expect((await device.refusedBy(getMe)).status).toBe(401);
      expect((await device.refusedBy(startDownload)).status).toBe(401);
    }
    expect((await server().clientWith(null).refusedBy(login, { body })).status).toBe(401);
    const again = await server().register('ada');
    const accounts = await server()
      .db.selectFrom('user')
      .select(['id', 'accountNumber', 'role'])
      .orderBy('id')
      .execute();
    expect(accounts.map(({ accountNumber, role }) => [accountNumber, role])).toEqual([
      [1, 'administrator'],
      [3, 'member'],
    ]);
    expect(again.user.id).not.toBe(ada.user.id);
  });

  test(
    'needs the password, and slows guesses down as everywhere',
    { tags: ['spec:silent/delete-account', 'spec:silent/guessing-slowed'] },
    async () => {
      await server().registerAdministrator();
      const ada = await server().register('ada');
      const guess = () => ada.refusedBy(deleteAccount, { body: { password: 'a guess' } });
      expect(await guess()).toMatchObject({
        status: 422,
        issues: [{ field: 'password', message: 'Password is not correct' }],
      });
      expect((await ada.refusedBy(deleteAccount, { body: {} })).status).toBe(400);
      let status = 422;
      for (let tries = 0; tries < 20 && status === 422; tries += 1) ({ status } = await guess());
      expect(status).toBe(429);
      const right = await ada.refusedBy(deleteAccount, { body: { password: PASSWORD } });
      expect(right.status).toBe(429);
      server().clock.now = new Date(server().clock.now.getTime() + 2 * 60 * 60 * 1000);
      await remove(ada);
    },
  );

  test('counts no attempt that had the right password, whatever it was refused for', async () => {
    const admin = await server().registerAdministrator();
    for (let tries = 0; tries < 12; tries += 1) {
      const told = await admin.refusedBy(deleteAccount, { body: { password: PASSWORD } });
      expect([tries, told.status]).toEqual([tries, 409]);
    }
  });

  test('that happens already elsewhere ends as signed out, at whichever step', async () => {
    const { db } = server();
    await server().registerAdministrator();
    for (const table of ['user', 'sign_in_attempt'] as const) {
      const ada = await server().register('ada');
      const during = await db.transaction().execute(async (tx) => {
        if (table === 'user') await lockUser(tx, ada.user.id);
        else {
          const at = server().clock.now.toISOString();
          const { tokenHash } = await tx
            .selectFrom('session')
            .select('tokenHash')
            .where('userId', '=', ada.user.id)
            .executeTakeFirstOrThrow();
          const attempt = { key: `session ${tokenHash}`, failures: 1 };
          await tx
            .insertInto('sign_in_attempt')
            .values({ ...attempt, since: at, blockedUntil: at })
            .execute();
        }
        const answer = ada.refusedBy(deleteAccount, { body: { password: PASSWORD } });
        await setTimeout(300);
        await tx.deleteFrom('user').where('id', '=', ada.user.id).execute();
        return { answer };
      });
      expect([table, (await during.answer).status]).toEqual([table, 401]);
    }
  });

  test('ends what is under way for it elsewhere as signed out', async () => {
    const { db } = server();
    const ada = await server().register('ada');
    const plan = { name: 'Lunch', description: '', exerciseIds: [1] };
    const { calls } = await db.transaction().execute(async (tx) => {
      await lockUser(tx, ada.user.id);
      const begun = [
        ada.refusedBy(createCustomPlan, { body: plan }),
        ada.refusedBy(createSubscription, { body: { plan: 'pro' } }),
        ada.refusedBy(startTrial),
      ];
      await setTimeout(300);
      await tx.deleteFrom('user').where('id', '=', ada.user.id).execute();
      return { calls: begun };
    });
    const answers = await Promise.all(calls);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  test('of the only administrator happens when they know; what they showed everyone stays', async () => {
    const admin = await server().registerAdministrator();
    const ada = await server().register('ada');
    await uploadImages(server(), admin, 1, [await aPhoto('desk.jpg')], 'canary-key');
    const told = await admin.refusedBy(deleteAccount, { body: { password: PASSWORD } });
    expect(told).toMatchObject({
      status: 409,
      code: 'only-administrator',
      message: ACCOUNT_DATA_SENTENCES.onlyAdministrator,
    });
    await admin.ask(getMe);
    await remove(admin, { leavesNoAdministrator: true });
    expect(await server().db.selectFrom('exercise_image').select('uploadKey').execute()).toEqual([
      { uploadKey: null },
    ]);
    expect(await storedKeys(server())).toHaveLength(2);
    await ada.ask(getMe);
  });
});

onSqlite('the files of a deleted account', (server) => {
  const prepare = async () => {
    await server().registerAdministrator();
    const ada = await server().register('ada');
    const photo = await aPhoto('desk.jpg');
    return { ada, photo };
  };

  test('are gone, images and videos alike', { tags: ['spec:silent/delete-account'] }, async () => {
    const { ada, photo } = await prepare();
    makeNoVideos(server());
    await uploadImages(server(), ada, 1, [photo, photo]);
    await ada.ask(generateExerciseVideo, { params: { id: 1 } });
    expect(await storedKeys(server())).toHaveLength(5);
    const { images } = await ada.ask(getExerciseMedia, { params: { id: 1 } });
    await remove(ada);
    expect(await storedKeys(server())).toEqual([]);
    expect((await server().app.inject(images[0]?.imageUrl ?? '')).statusCode).toBe(404);
  });

  test('do not come back by an upload that was on its way', async () => {
    const { ada, photo } = await prepare();
    const { storage } = server().deps;
    const put = storage.put;
    vi.spyOn(storage, 'put').mockImplementationOnce(async (key, bytes) => {
      await remove(ada);
      await put(key, bytes);
    });
    const answer = await sendForm(server(), ada, formOf([photo], 1));
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(await storedKeys(server())).toEqual([]);
  });

  test('do not come back by a video that was being made, nor by one that waited', async () => {
    const { ada, photo } = await prepare();
    await uploadImages(server(), ada, 1, [photo]);
    await uploadImages(server(), ada, 2, [photo]);
    const make = vi.spyOn(server().deps.videos, 'make');
    make.mockImplementationOnce(async (read) => {
      await read();
      await remove(ada);
      return new Uint8Array([1]);
    });
    const made = await ada.refusedBy(generateExerciseVideo, { params: { id: 1 } });
    expect([made.status, await storedKeys(server())]).toEqual([409, []]);

    const bob = await server().register('bob');
    await uploadImages(server(), bob, 1, [photo]);
    let wasRead = false;
    make.mockImplementationOnce(async (read) => {
      await remove(bob);
      await read();
      wasRead = true;
      return new Uint8Array([1]);
    });
    await bob.refusedBy(generateExerciseVideo, { params: { id: 1 } });
    expect([wasRead, await storedKeys(server())]).toEqual([false, []]);
  });

  test('are left to the sweep when the storage cannot be reached', async () => {
    const { ada, photo } = await prepare();
    await uploadImages(server(), ada, 1, [photo]);
    vi.spyOn(server().deps.storage, 'remove').mockRejectedValueOnce(new Error('down'));
    await remove(ada);
    expect((await ada.refusedBy(getMe)).status).toBe(401);
    expect(await storedKeys(server())).toHaveLength(2);
  });
});
