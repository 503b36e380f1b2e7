import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { openDatabase } from '#db/open.ts';

const COMMAND = path.resolve(import.meta.dirname, 'reconcile.ts');
const folder = mkdtempSync(path.join(tmpdir(), 'limber-reconcile-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(dataDir: string, environment: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...environment },
  });
  return [status, stdout + stderr];
}

test('the command to reconcile says what differs, and its exit code says whether anything does', async () => {
  const dataDir = path.join(folder, 'data');
  expect(run(path.join(folder, 'empty'))).toEqual([2, 'Start the server of this release first.\n']);
  const db = openDatabase({ databaseUrl: null, dataDir });
  await migrate(db);
  expect(run(dataDir)).toEqual([0, 'Our records and sandbox agree.\n']);
  expect(run(dataDir, { PAYMENTS: 'off' })).toEqual([
    2,
    'No payment provider is set up: there is nothing to compare.\n',
  ]);
  await db
    .insertInto('sandbox_payment')
    .values({
      reference: 'pi_sandbox_1',
      key: 'key',
      clientSecret: 'secret',
      customerId: 'cus_1',
      order: JSON.stringify({ kind: 'premiumPack' }),
      status: 'paid',
      currentPeriodEnd: null,
      cancelAtPeriodEnd: false,
      at: '2026-01-05T09:00:00.000Z',
    })
    .execute();
  await db.destroy();
  expect(run(dataDir)).toEqual([
    1,
    'pi_sandbox_1: not known here; at the provider it is premiumPack, succeeded\nDifferences: 1\n',
  ]);
}, 60_000);
