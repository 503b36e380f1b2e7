import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { createPostgresUrl } from '#test/engines.ts';
import { keepConnected } from './keep-connected.ts';
import { APPLICATION_NAME, postgresDialect } from './open.ts';
import type { Db } from './schema.ts';

test('a server that nobody calls stays connected to PostgreSQL until it ends', async () => {
  const databaseUrl = await createPostgresUrl();
  const limits = { lock: 400, statement: 400, silence: 400 };
  const db: Db = new Kysely({ dialect: postgresDialect(databaseUrl, limits) });
  const observer = new URL(databaseUrl);
  observer.searchParams.set('application_name', 'observer');
  const other: Db = new Kysely({ dialect: postgresDialect(observer.href) });
  const connected = async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and application_name = ${APPLICATION_NAME}`.execute(other);
    return rows.length;
  };
  const end = keepConnected(db, 50);
  await pause(1000);
  expect(await connected()).toBe(1);
  end();
  await pause(1000);
  expect(await connected()).toBe(0);
  await db.destroy();
  await other.destroy();
});
