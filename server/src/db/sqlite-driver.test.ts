import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { onTestFinished, expect, test } from 'vitest';
import { faultOf } from './faults.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';
import type { Db } from './schema.ts';

/** An embedded database whose queries wait at most half a second. */
const open = async (): Promise<{ db: Db; file: string }> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'limber-locked-'));
  const db = openDatabase({ databaseUrl: null, dataDir }, { lock: 500, statement: 0, silence: 0 });
  await migrate(db);
  onTestFinished(async () => {
    await db.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { db, file: path.join(dataDir, 'limber.sqlite') };
};

/**
 * Starts another process, which takes the write lock. The returned function ends it and so releases
 * the lock.
 */
async function lockFromOutside(file: string): Promise<() => Promise<void>> {
  const code = `
    const db = new (require('node:sqlite').DatabaseSync)(process.argv[1]);
    db.exec('begin immediate');
    console.log('locked');
    process.stdin.once('data', () => { db.exec('rollback'); process.exit(0); });`;
  const holder = spawn(process.execPath, ['-e', code, file], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void holder.kill('SIGKILL'));
  await once(holder.stdout, 'data');
  return async () => {
    const exited = once(holder, 'exit');
    holder.stdin.end('go');
    await exited;
  };
}

const addFailure = (db: Db, name: string) =>
  sql`insert into sign_in_attempt values (${name}, 0, '', '')`.execute(db);
const countFailures = async (db: Db) => {
  const { rows } = await sql<{ name: string }>`select * from sign_in_attempt order by 1`.execute(
    db,
  );
  return rows.length;
};

test('while another process writes, reading goes on and writing waits for it', async () => {
  const { db, file } = await open();
  const unlock = await lockFromOutside(file);
  let written = 0;
  const count = () => (written += 1);
  const writes = [
    addFailure(db, 'alone').then(count),
    db
      .transaction()
      .execute((tx) => addFailure(tx, 'in a transaction'))
      .then(count),
  ];
  // The waiting writes do not block the event loop: otherwise this timer would not fire.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([await countFailures(db), written]).toEqual([0, 0]);
  await unlock();
  await Promise.all(writes);
  expect([await countFailures(db), written]).toEqual([2, 2]);
});

test('who waits too long for another process fails for now, and everything goes on afterwards', async () => {
  const { db, file } = await open();
  const unlock = await lockFromOutside(file);
  const failures = await Promise.all(
    ['one', 'two', 'three'].map((name) =>
      db
        .transaction()
        .execute((tx) => addFailure(tx, name))
        .then(
          () => null,
          (error: unknown) => faultOf(error),
        ),
    ),
  );
  expect(failures).toEqual(['passing', 'passing', 'passing']);
  await unlock();
  await addFailure(db, 'four');
  expect(await countFailures(db)).toBe(1);
});

test('transactions that begin at the same moment do not mix', async () => {
  const { db } = await open();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      db.transaction().execute(async (tx) => {
        await addFailure(tx, `attempt ${index}`);
        await new Promise((resolve) => setImmediate(resolve));
        if (index % 2 === 1) throw new Error('changed my mind');
      }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(await countFailures(db)).toBe(10);
});

test('what is acknowledged is on the disk, and what one undoes is undone for it alone', async () => {
  const { db, file } = await open();
  const outside = new DatabaseSync(file, { readOnly: true });
  onTestFinished(() => outside.close());
  const isThere = outside.prepare('select count(*) as count from sign_in_attempt where key = ?');
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, async (_, index) => {
      const name = `attempt ${index}`;
      if (index % 3 === 0) await addFailure(db, name);
      else {
        await db.transaction().execute(async (tx) => {
          await addFailure(tx, name);
          if (index % 3 === 1) throw new Error('changed my mind');
        });
      }
      expect(isThere.get(name)).toMatchObject({ count: 1 });
    }),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(13);
  expect(await countFailures(db)).toBe(13);
});

test('nobody sees what is not committed, but who writes it', async () => {
  const { db } = await open();
  await db.transaction().execute(async (tx) => {
    await addFailure(tx, 'one');
    expect([await countFailures(tx), await countFailures(db)]).toEqual([1, 0]);
  });
  expect(await countFailures(db)).toBe(1);
});

test('a full disk fails all who share a commit, and nobody after them', async () => {
  const { db } = await open();
  await sql`pragma max_page_count = 1`.execute(db);
  const failures = await Promise.allSettled([
    addFailure(db, 'short'),
    db.transaction().execute((tx) => addFailure(tx, 'x'.repeat(100_000))),
    addFailure(db, 'y'.repeat(100_000)),
  ]);
  expect(failures.map((failure) => 'reason' in failure && faultOf(failure.reason))).toEqual([
    'full',
    'full',
    'full',
  ]);
  expect(await countFailures(db)).toBe(0);
  await sql`pragma max_page_count = 1000000`.execute(db);
  await addFailure(db, 'later');
  expect(await countFailures(db)).toBe(1);
});

test('what is undone, or refused, holds no lock afterwards', async () => {
  const { db, file } = await open();
  const outside = new DatabaseSync(file, { timeout: 0 });
  onTestFinished(() => outside.close());
  const lock = () => outside.exec('begin immediate; rollback');
  const undone = db.transaction().execute(async (tx) => {
    await addFailure(tx, 'one');
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  expect(lock).not.toThrow();
  const refused = sql`insert into sign_in_attempt values (null)`.execute(db);
  await expect(refused).rejects.toThrow('has 4 columns');
  expect(lock).not.toThrow();
});
