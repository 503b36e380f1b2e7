import { confirmEmail } from '@limber/contract/account-mail';
import { startDownload } from '@limber/contract/account-data';
import { arrangeExerciseImages, getExerciseMedia } from '@limber/contract/exercise-media';
import { completeExercise, getTodaysRoutine } from '@limber/contract/routines';
import { register } from '@limber/contract/auth';
import { expect, test } from 'vitest';
import type { Mail } from '#adapters/mail/mailer.ts';
import { onEachDatabase, onSqlite, type TestServer } from '#test/on-each-database.ts';
import { plantCanaries } from '#test/plant-canaries.ts';
import { readZip } from '#test/read-zip.ts';
import type { TestClient } from '#test/client.ts';
import { PASSWORD } from '#test/new-user.ts';
import { aPhoto, uploadImages } from '#test/uploading.ts';
import { PERSONAL_DATA } from './personal-data.ts';

const sent: Mail[] = [];

/** The content of a download, by file name. */
async function download({ app }: TestServer, client: TestClient): Promise<Map<string, Buffer>> {
  const { url } = await client.ask(startDownload);
  const answer = await app.inject(url);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  return readZip(answer.rawPayload);
}

const json = (files: Map<string, Buffer>, name: string): unknown =>
  JSON.parse(String(files.get(`${name}.json`)));

onEachDatabase('the download of everything', (server) => {
  test(
    'holds what stands in every column of every table of the user, and no secret',
    { tags: ['spec:silent/download-everything'] },
    async () => {
      const ada = await server().register('ada');
      const bob = await server().register('bob');
      const { passwordHash } = await server()
        .db.selectFrom('user')
        .select('passwordHash')
        .where('id', '=', ada.user.id)
        .executeTakeFirstOrThrow();
      const canaries = await plantCanaries(server().db, ada.user.id);
      const all = [...(await download(server(), ada)).values()].join('\n');
      const missing = canaries.filter(({ text }) => !all.includes(text));
      const withheld = Object.entries(PERSONAL_DATA).flatMap(([table, entry]) =>
        'notPersonal' in entry
          ? []
          : Object.keys(entry.withheld).map((column) => `${table}.${column}`),
      );
      expect(missing.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(
        // The password's hash is needed to sign in, and ids are keys: no canary is planted in them.
        withheld.filter((name) => !/^user\.passwordHash$|Id$/.test(name)).toSorted(),
      );
      expect(all).not.toContain(passwordHash);

      const others = [...(await download(server(), bob)).values()].join('\n');
      expect(canaries.filter(({ text }) => others.includes(text))).toEqual([]);
    },
  );

  test('holds every row of a history of many pages, in its order', async () => {
    const ada = await server().register();
    const userId = ada.user.id;
    const days = Array.from({ length: 1201 }, (_, day) => new Date(day * 86_400_000).toISOString());
    for (let from = 0; from < days.length; from += 100) {
      const rows = days.slice(from, from + 100).map((answeredAt) => ({
        userId,
        date: answeredAt.slice(0, 10),
        area: 'neck' as const,
        feeling: 'better' as const,
        answeredAt,
      }));
      await server().db.insertInto('check_in').values(rows).execute();
    }
    const checkIns = json(await download(server(), ada), 'check-ins');
    expect((checkIns as { answeredAt: string }[]).map(({ answeredAt }) => answeredAt)).toEqual(
      days,
    );
  });

  test('every table of the database is in it, or left out for a reason', async () => {
    const tables = await server().db.introspection.getTables();
    const ours = tables.filter(({ name }) => !name.startsWith('kysely_'));
    expect(ours.map(({ name }) => name).toSorted()).toEqual(Object.keys(PERSONAL_DATA).toSorted());
    for (const { name, columns } of ours) {
      const entry = PERSONAL_DATA[name as keyof typeof PERSONAL_DATA];
      const named = columns.map((column) => column.name);
      const isTied = named.some((column) => /^(user|owner|customer)Id$/.test(column));
      expect([name, 'notPersonal' in entry]).toEqual([name, !isTied && !('file' in entry)]);
      if ('notPersonal' in entry) continue;
      expect(named).toEqual(expect.arrayContaining([...entry.key, ...Object.keys(entry.withheld)]));
    }
  });
});

onSqlite(
  'the download of everything',
  (server) => {
    test(
      'does not tell who gave an address of another account that it is',
      { tags: ['spec:silent/nobody-learns-of-accounts'] },
      async () => {
        const ada = await server().register('ada');
        await server().mailsSettled();
        const [, token] = /#(\S+)/.exec(String(sent[0]?.text)) ?? [];
        await ada.ask(confirmEmail, { body: { token: String(token) } });
        const held = ['ada@example.com', 'free@example.com'].map(async (email, index) => {
          const names = { fullName: 'Eve', username: `eve${index}` };
          const body = { ...names, email, password: PASSWORD };
          const eve = await server().clientWith(null).ask(register, { body });
          await server().mailsSettled();
          const files = await download(server(), server().clientWith(eve.token));
          const links = json(files, 'mail-links') as object[];
          return [Object.keys((json(files, 'account') as object[])[0] ?? {}), links.length];
        });
        const [taken, free] = await Promise.all(held);
        expect(taken).toEqual(free);
        expect(taken?.[0]).not.toContain('emailKey');
      },
    );
  },
  {},
  undefined,
  { send: async (mail) => void sent.push(mail) },
);

onSqlite('the download of everything', (server) => {
  test(
    'holds the images that the user uploaded, the removed ones too',
    { tags: ['spec:silent/download-everything'] },
    async () => {
      await server().registerAdministrator();
      const ada = await server().register('ada');
      const photo = await aPhoto('desk.jpg');
      await uploadImages(server(), ada, 1, [photo, photo]);
      const { images: shown } = await ada.ask(getExerciseMedia, { params: { id: 1 } });
      const imageIds = shown.slice(1).map(({ id }) => id);
      await ada.ask(arrangeExerciseImages, { params: { id: 1 }, body: { imageIds } });
      const files = await download(server(), ada);
      const images = [...files].filter(([name]) => name.startsWith('images/'));
      expect(images.map(([name]) => name.replace(/-[0-9a-f-]{36}/, '')).toSorted()).toEqual([
        'images/exercise-1/1.webp',
        'images/exercise-1/removed.webp',
      ]);
      for (const [, bytes] of images) expect(bytes.toString('latin1', 8, 12)).toBe('WEBP');
    },
  );

  test('leaves out a file that is lost, and holds all the others', async () => {
    await server().registerAdministrator();
    const ada = await server().register('ada');
    await uploadImages(server(), ada, 1, [await aPhoto('desk.jpg')]);
    const keys = (await Array.fromAsync(server().deps.storage.list())).flat();
    await server().deps.storage.remove(keys.map(({ key }) => key));
    const files = await download(server(), ada);
    expect([...files.keys()].filter((name) => name.startsWith('images/'))).toEqual([]);
    expect(json(files, 'uploaded-images')).toHaveLength(1);
  });

  test('tells what the user did, as it was told to them', async () => {
    const ada = await server().register();
    const date = '2026-01-05';
    const { id } = await ada.ask(getTodaysRoutine, { query: { date } });
    await ada.ask(completeExercise, { params: { id, exerciseIndex: 0 }, body: {} });
    const files = await download(server(), ada);
    expect(json(files, 'routines')).toMatchObject([{ date, minutes: 3 }]);
    expect(json(files, 'routine-exercises')).toHaveLength(5);
    expect(json(files, 'exercise-history')).toHaveLength(1);
    expect(json(files, 'account')).toMatchObject([{ username: 'ada', email: 'ada@example.com' }]);
    expect(json(files, 'health-card')).toEqual([]);
    expect(String(files.get('READ ME.txt'))).toContain('Everything');
  });

  test('is fetched at an address that works for a minute, and for nobody else', async () => {
    const ada = await server().register();
    const { url } = await ada.ask(startDownload);
    const statusOf = async (address: string) => (await server().app.inject(address)).statusCode;
    expect(await statusOf(url)).toBe(200);
    expect(await statusOf(url.replace('user=1', 'user=2'))).toBe(404);
    expect(await statusOf(url.replace(/until=\d+/, 'until=9999999999'))).toBe(404);
    expect(await statusOf(startDownload.path)).toBe(404);
    server().clock.now = new Date(server().clock.now.getTime() + 60_000);
    expect(await statusOf(url)).toBe(404);
    const anonymous = await server().clientWith(null).refusedBy(startDownload);
    expect(anonymous.status).toBe(401);
  });
});
