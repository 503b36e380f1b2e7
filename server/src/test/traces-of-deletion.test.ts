import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deleteAccount, startDownload } from '@limber/contract/account-data';
import { register, type SignedIn } from '@limber/contract/auth';
import { afterEach, expect, test } from 'vitest';
import { openDatabase } from '#db/open.ts';
import { findInstallation } from '#db/installation.queries.ts';
import { findOwnFiles, forgetUploads } from '#features/media/own-files.ts';
import { PASSWORD } from './new-user.ts';
import { type Canary, plantCanaries } from './plant-canaries.ts';
import { readZip } from './read-zip.ts';
import { serversThatEndWithTest } from './servers-of-tests.ts';

/**
 * So many rows that they fill whole pages: these are freed, while a few rows are only overwritten
 * in place.
 */
const PLANS = 400;
const FILE_CANARY = 'canary-of-a-file';

const folder = mkdtempSync(path.join(tmpdir(), 'limber-traces-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const start = serversThatEndWithTest();

/** Every file of the installation, as it stands on the disk. */
function everyFile(): { name: string; content: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((name) => statSync(name).isFile())
    .map((name) => ({ name, content: readFileSync(name, 'latin1') }));
}

/** Plants texts in every column of this user's rows, and files in place of their images and videos. */
async function plant(userId: number): Promise<Canary[]> {
  const db = openDatabase({ databaseUrl: null, dataDir: folder });
  const canaries = await plantCanaries(db, userId);
  const plans = Array.from({ length: PLANS }, (_, index) => ({
    userId,
    name: `canary-plan-${index}`,
    description: `canary-plan-${index} `.repeat(100),
    exerciseIds: '[1]',
    routineIds: '[]',
    estimatedDuration: 30,
    bodyAreas: '[]',
    createdAt: new Date().toISOString(),
  }));
  await db.insertInto('custom_plan').values(plans).execute();
  const { name } = await findInstallation(db);
  for (const key of await forgetUploads(db, userId)) {
    const file = path.join(folder, 'media', name, key);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${FILE_CANARY} ${key}`);
  }
  expect(await findOwnFiles(db, userId)).toHaveLength(2);
  await db.destroy();
  return canaries;
}

test(
  'what was in the download is afterwards on no page of the database, in no file and in no log',
  { tags: ['spec:silent/delete-account', 'spec:silent/download-everything'] },
  async () => {
    const server = await start({ DATA_DIR: folder, LOG_LEVEL: 'debug' });
    const post = async (address: string, body: object, token = '') => {
      const answer = await fetch(`${server.url}${address}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
      const reply: unknown = await answer.json();
      return { status: answer.status, body: reply };
    };
    const join = async (username: string) => {
      const account = { fullName: 'Ada', username, email: `${username}@example.com` };
      const { body } = await post(register.path, { ...account, password: PASSWORD });
      return body as SignedIn;
    };
    const { token, user } = await join('ada-who-leaves');
    const canaries = await plant(user.id);
    const texts = [
      'ada-who-leaves',
      'canary-plan',
      FILE_CANARY,
      ...canaries.filter(({ text }) => text.startsWith('canary')).map(({ text }) => text),
    ];

    const download = await post(startDownload.path, {}, token);
    const { url } = download.body as { url: string };
    const answer = await fetch(`${server.url}${url}`);
    const zip = [...readZip(Buffer.from(await answer.arrayBuffer())).values()].join('\n');
    expect(zip).toContain(`canary-plan-${PLANS - 1}`);
    expect(zip.split(FILE_CANARY)).toHaveLength(3);
    const standsIn = (content: string) => texts.filter((text) => content.includes(text));
    expect(
      standsIn(
        everyFile()
          .map(({ content }) => content)
          .join(''),
      ),
    ).toEqual(expect.arrayContaining(texts.slice(1)));

    expect((await post(deleteAccount.path, { password: PASSWORD }, token)).status).toBe(200);
    expect(existsSync(path.join(folder, 'limber.sqlite'))).toBe(true);
    for (const { name, content } of everyFile())
      expect([name, standsIn(content)]).toEqual([name, []]);
    expect(server.said()).toContain(deleteAccount.path);
    const { searchParams } = new URL(url, server.url);
    const secrets = [token, PASSWORD, searchParams.get('signature') ?? PASSWORD, ...texts];
    expect(secrets.filter((text) => server.said().includes(text))).toEqual([]);
  },
);
