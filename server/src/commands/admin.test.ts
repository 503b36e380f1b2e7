import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { openDatabase } from '#db/open.ts';

const COMMAND = path.resolve(import.meta.dirname, 'admin.ts');
const dataDir = mkdtempSync(path.join(tmpdir(), 'limber-admin-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function admin(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...words], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });
  return [status, (stdout + stderr).trim()];
}

test('the command for operators says how it is used, works, and says why it does not', async () => {
  expect(admin('help')).toEqual([0, expect.stringMatching(/^Usage: npm run admin/)]);
  expect(admin('constructor', 'ada')).toEqual([2, expect.stringMatching(/^Usage/)]);
  expect(admin('list')).toEqual([2, 'Start the server of this release first.']);
  const db = openDatabase({ databaseUrl: null, dataDir });
  await migrate(db);
  await db.destroy();
  expect(admin('create', 'ada', '--email', 'ada@acme.org')[0]).toBe(0);
  expect(admin('list')).toEqual([0, expect.stringMatching(/\nada\tada@acme.org\t/)]);
  expect(admin('appoint', 'grace')).toEqual([2, 'There is no account with the username grace.']);
});
