import { DatabaseSync } from 'node:sqlite';
import { API } from '@limber/contract/api';
import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import { goodCall, nameOf, send } from '#test/call.ts';
import { onEachDatabase, onSqlite, type TestServer } from '#test/on-each-database.ts';
import { thingInPath } from '#test/own-things.ts';
import { beginTeam } from '#test/teams.ts';
import { makeNoVideos } from '#test/uploading.ts';
import { isSqlite } from './is-sqlite.ts';
import type { Db } from './schema.ts';

const EVERY_ENDPOINT = API.flatMap(({ endpoints }) => endpoints);

/** Tables and an index with few rows, whose number does not grow with that of the users. */
const SMALL = new Set(['installation', 'invitation', 'user_administrators']);

/**
 * Queries for the administrators' page about the installation, which count whole tables: the page
 * is rarely opened.
 */
const COUNTS = /^select (?:count\(|max\("receivedAt"\))/;

/** A table or index that a statement reads from end to end. */
type Scan = { scanned: string; statement: string };

/**
 * Watches both databases. The returned function gives the statements since then that read or change
 * rows.
 */
function watchStatements(): () => string[] {
  const onSqliteAsked = vi.spyOn(DatabaseSync.prototype, 'prepare');
  const onPostgresAsked = vi.spyOn(Client.prototype, 'query');
  return () => {
    const asked: unknown[] = [...onSqliteAsked.mock.calls, ...onPostgresAsked.mock.calls].flat();
    vi.restoreAllMocks();
    const texts = asked.map((what) =>
      typeof what === 'object' && what !== null && 'text' in what ? what.text : what,
    );
    const statements = texts.filter(
      (text) => typeof text === 'string' && /^\s*(select|insert|update|delete|with)\b/i.test(text),
    );
    return [...new Set(statements as string[])];
  };
}

/** Calls every endpoint, each as a new user who may call it: some calls end the session. */
async function callEverything(server: TestServer): Promise<string[]> {
  const failed: string[] = [];
  for (const [index, endpoint] of EVERY_ENDPOINT.entries()) {
    const user =
      index % 2 === 0 && endpoint.access !== 'administrator'
        ? await server.register(`member-${index}`)
        : await server.registerAdministrator(`chief-${index}`);
    if (endpoint.path.startsWith('/api/team')) await beginTeam(user);
    const thing = thingInPath(endpoint);
    const id = thing === null ? null : await thing.make(user, server);
    const { statusCode } = await send(server.app, await goodCall(endpoint, id), user.token);
    if (statusCode >= 500) failed.push(`${nameOf(endpoint)}: ${statusCode}`);
  }
  return failed;
}

/** The tables and indexes that SQLite reads from end to end for a statement. */
async function scansOnSqlite(db: Db, statement: string): Promise<string[]> {
  const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(statement)}`.execute(
    db,
  );
  return rows.flatMap(({ detail }) => {
    const [, table, index] =
      /^SCAN ([a-z_]+)(?: USING (?:COVERING )?INDEX (\w+))?/.exec(detail) ?? [];
    return index ?? table ?? [];
  });
}

type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
};

/**
 * Like `scansOnSqlite`, for PostgreSQL, which reads small tables from end to end unless that is
 * turned off.
 */
async function scansOnPostgres(db: Db, statement: string): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const { rows } = await sql<{
      'QUERY PLAN': { Plan: PlanNode }[];
    }>`explain (generic_plan, format json) ${sql.raw(statement)}`.execute(tx);
    return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => scansIn(Plan)));
  });
}

function scansIn(node: PlanNode): string[] {
  const below = (node.Plans ?? []).flatMap(scansIn);
  const isScan =
    node['Node Type'] === 'Seq Scan' ||
    (/^Index (Only )?Scan$/.test(node['Node Type']) && node['Index Cond'] === undefined);
  return isScan ? [node['Index Name'] ?? node['Relation Name'] ?? '', ...below] : below;
}

/** The columns with a foreign key, and the columns that an index or a primary key begins with. */
async function readTies(db: Db) {
  const { rows: ties } = await sql<{ tie: string }>`
    select tied.name || '.' || foreign_key."from" as tie
    from sqlite_schema as tied, pragma_foreign_key_list(tied.name) as foreign_key
    where tied.type = 'table'`.execute(db);
  const { rows: indexed } = await sql<{ tie: string }>`
    select tied.name || '.' || part.name as tie
    from sqlite_schema as tied, pragma_index_list(tied.name) as list, pragma_index_info(list.name) as part
    where tied.type = 'table' and part.seqno = 0
    union select tied.name || '.' || field.name
    from sqlite_schema as tied, pragma_table_info(tied.name) as field
    where tied.type = 'table' and field.pk = 1`.execute(db);
  return { ties: ties.map(({ tie }) => tie), indexed: new Set(indexed.map(({ tie }) => tie)) };
}

onSqlite('a row that goes', (server) => {
  test('finds those that go with it by an index', async () => {
    const { ties, indexed } = await readTies(server().db);
    expect(ties.length).toBeGreaterThan(10);
    expect(ties.filter((tie) => !indexed.has(tie))).toEqual([]);
  });
});

onEachDatabase('what calls ask of the database', (server) => {
  test('is found by an index in every table that grows with people', async () => {
    makeNoVideos(server());
    const statementsSince = watchStatements();
    const failed = await callEverything(server());
    const statements = statementsSince().filter((statement) => !COUNTS.test(statement));

    const { db } = server();
    const scansOf = isSqlite(db) ? scansOnSqlite : scansOnPostgres;
    const scans: Scan[] = [];
    for (const statement of statements) {
      for (const scanned of await scansOf(db, statement)) {
        if (!SMALL.has(scanned)) scans.push({ scanned, statement });
      }
    }
    expect({ failed, scans, enough: statements.length > 100 }).toEqual({
      failed: [],
      scans: [],
      enough: true,
    });
  });
});
