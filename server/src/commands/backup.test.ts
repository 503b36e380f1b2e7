import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { register } from '@limber/contract/auth';
import { uploadExerciseImages } from '@limber/contract/exercise-media';
import { saveRoutineRecord } from '@limber/contract/routine-history';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '#db/open.ts';
import { PASSWORD } from '#test/new-user.ts';
import { createPostgresUrl } from '#test/engines.ts';
import type { ServerProcess } from '#test/server-process.ts';
import { serversThatEndWithTest } from '#test/servers-of-tests.ts';
import { formOf, photos } from '#test/uploading.ts';

const WRITERS = 8;
const CHIN = 2;
/** Time limit in milliseconds: processes start and end here, on a machine that may be busy. */
const PATIENCE_MS = 120_000;

const root = mkdtempSync(path.join(tmpdir(), 'limber-backup-command-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const start = serversThatEndWithTest();

type Environment = Record<string, string>;

/** Runs a command in a process of its own. */
function run(command: string, words: string[], environment: Environment) {
  const file = path.resolve(import.meta.dirname, `${command}.ts`);
  const env = { PATH: process.env.PATH, ...environment };
  return new Promise<{ status: number; said: string }>((resolve) => {
    execFile(process.execPath, [file, ...words], { env }, (error, stdout, stderr) => {
      resolve({ status: Number(error?.code ?? 0), said: (stdout + stderr).trim() });
    });
  });
}

async function signUp({ url }: ServerProcess): Promise<{ authorization: string }> {
  const account = { fullName: 'Ada', username: 'ada', email: 'ada@acme.org', password: PASSWORD };
  const answer = await fetch(url + register.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  return { authorization: `Bearer ${register.reply.parse(await answer.json()).token}` };
}

/** Saves workouts until it is stopped; adds the ids of the workouts that were acknowledged. */
async function writeUntil(
  { url }: ServerProcess,
  headers: { authorization: string },
  acknowledged: number[],
  isStopped: () => boolean,
): Promise<void> {
  const workout = {
    name: 'Daily Routine',
    exerciseIds: [1],
    exerciseNames: ['one'],
    bodyAreas: ['neck'],
    totalDuration: 72,
    exerciseCount: 1,
  };
  while (!isStopped()) {
    const answer = await fetch(url + saveRoutineRecord.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
      body: JSON.stringify(workout),
    });
    acknowledged.push(saveRoutineRecord.reply.parse(await answer.json()).id);
  }
}

describe.each([
  ['SQLite', async () => ({ DATA_DIR: mkdtempSync(path.join(root, 'data-')) })],
  [
    'PostgreSQL',
    async () => ({
      DATA_DIR: mkdtempSync(path.join(root, 'data-')),
      DATABASE_URL: await createPostgresUrl(),
    }),
  ],
] satisfies [string, () => Promise<Environment>][])('a backup of %s', (_engine, environmentOf) => {
  test('taken under load has all that was acknowledged before it, and is restored elsewhere', async () => {
    const environment: Environment = await environmentOf();
    const server = await start(environment);
    const headers = await signUp(server);
    const body = formOf(await photos(2), CHIN);
    await fetch(server.url + uploadExerciseImages.path, { method: 'POST', headers, body });
    let isStopped = false;
    const acknowledged: number[] = [];
    const writers = Array.from({ length: WRITERS }, () =>
      writeUntil(server, headers, acknowledged, () => isStopped),
    );
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(50), PATIENCE_MS);
    const before = [...acknowledged];
    const parent = mkdtempSync(path.join(root, 'backups-'));
    const backup = await run('backup', [parent], environment);
    const during = acknowledged.length - before.length;
    isStopped = true;
    await Promise.all(writers);
    expect([backup.status, backup.said]).toEqual([0, expect.stringContaining('videos: 4)')]);
    expect(during).toBeGreaterThan(0);

    const [name = ''] = readdirSync(parent);
    const folder = path.join(parent, name);
    const elsewhere: Environment = await environmentOf();
    const restored = await run('restore', [folder], elsewhere);
    expect([restored.status, restored.said]).toEqual([0, expect.stringContaining('is restored')]);
    const db = openDatabase({
      databaseUrl: elsewhere.DATABASE_URL ?? null,
      dataDir: elsewhere.DATA_DIR ?? '',
    });
    const rows = await db.selectFrom('routine_history').select('id').execute();
    await db.destroy();
    const kept = new Set(rows.map(({ id }) => id));
    expect(before.filter((id) => !kept.has(id))).toEqual([]);
  });
});

/** The paths of all files and folders in a folder. */
const below = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name));

test('a server with BACKUP_DIR takes a backup by itself, and keeps all that it writes to its owner', async () => {
  const [dataDir, backups] = [path.join(root, 'new'), path.join(root, 'scheduled')];
  await start({ DATA_DIR: dataDir, BACKUP_DIR: backups });
  await vi.waitFor(() => expect(readdirSync(backups).join()).toMatch(/^limber-[\dTZ-]+$/), {
    timeout: PATIENCE_MS,
    interval: 100,
  });
  const files = [dataDir, backups, ...below(dataDir), ...below(backups)];
  expect(files.filter((file) => (statSync(file).mode & 0o077) !== 0)).toEqual([]);
});

test('a command that is not understood says how it is used', async () => {
  expect(await run('backup', [], {})).toEqual({
    status: 2,
    said: 'Usage: npm run backup -- <folder> [--keep <number>]',
  });
  const restore = await run('restore', [root, '--force'], {});
  expect([restore.status, restore.said]).toEqual([2, expect.stringMatching(/--force/)]);
  const nothing = await run('restore', [root], { DATA_DIR: path.join(root, 'nothing') });
  expect(nothing.said).toMatch(/There is no whole backup in/);
});
