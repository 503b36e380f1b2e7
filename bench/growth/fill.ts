import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { isSqlite } from '../../server/src/db/is-sqlite.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import { openDatabase } from '../../server/src/db/open.ts';
import type { Db } from '../../server/src/db/schema.ts';
import { hashToken } from '../../server/src/features/auth/token.ts';

type Size = { readonly people: number; readonly records: number };

/** Rows that one statement makes, so that no transaction grows with the size. */
const STEP = 50_000;
const YEARS = 2;
const SECONDS_A_YEAR = 365 * 24 * 3600;
/** A prime: multiplied and divided by it, numbers that follow each other lie far apart. */
const PRIME = 1_000_003;
const MULTIPLIER = 7919;
/** The busiest people, and as many of all others, whose calls are measured. */
const BUSIEST = 50;
const OTHERS = 250;
const PAGE = 500;

/**
 * Fills a database with people and two years of their daily routines: one record in ten goes to few very busy people,
 * the others to a third of all, so that two in three are idle. Gives tokens of some, and the bytes of the database.
 */
export async function fill(
  database: Parameters<typeof openDatabase>[0],
  size: Size,
): Promise<{ tokens: string[]; bytes: number }> {
  const db = openDatabase(database);
  await migrate(db);
  const empty = await readBytes(db);
  for (let from = 1; from <= size.people; from += STEP) {
    await addPeople(db, from, Math.min(from + STEP - 1, size.people));
  }
  const withPeople = await readBytes(db);
  for (let from = 1; from <= size.records; from += STEP) {
    await addRecords(db, size, from, Math.min(from + STEP - 1, size.records));
  }
  const withRecords = await readBytes(db);
  const tokens = await addSessions(db, size.people);
  await addFullPages(db);
  if (!isSqlite(db)) await countOn(db);
  await sql`analyze`.execute(db);
  await db.destroy();
  console.log(
    `${size.records} records of ${size.people} people: ${Math.round((withPeople - empty) / size.people)} bytes an account, ${Math.round((withRecords - withPeople) / size.records)} bytes a record`,
  );
  return { tokens, bytes: withRecords };
}

/** The numbers from `from` to `to`, as the table `n` with the column `i`. */
const numbers = (from: number, to: number) => sql`
  with recursive n(i) as (
    select cast(${sql.lit(from)} as bigint) union all select i + 1 from n where i < ${sql.lit(to)}
  )`;

async function addPeople(db: Db, from: number, to: number): Promise<void> {
  await sql`
    insert into "user" ("id", "accountNumber", "fullName", "username", "usernameKey", "email",
      "emailKey", "passwordHash", "subscriptionTier", "role", "createdAt")
    ${numbers(from, to)}
    select i, i, 'Person ' || i, 'person' || i, 'person' || i, 'person' || i || '@example.com',
      'person' || i || '@example.com', ${sql.lit('x'.repeat(97))}, 'free', 'member',
      '2024-11-23T00:00:00.000Z' from n`.execute(db);
}

/** The person of record `i`. */
function personOf(people: number) {
  const spread = sql`(i * ${sql.lit(MULTIPLIER)} % ${sql.lit(PRIME)})`;
  return sql`(1 + case when i % 10 = 0
    then ${spread} * ${spread} / ${sql.lit(PRIME)} * ${sql.lit(people)} / ${sql.lit(PRIME)}
    else ${spread} * ${sql.lit(Math.ceil(people / 3))} / ${sql.lit(PRIME)} end)`;
}

/** The moment of record `i`: the last of them is now. */
function momentOf(db: Db, records: number) {
  const first = Math.floor(Date.now() / 1000) - YEARS * SECONDS_A_YEAR;
  const seconds = sql`(${sql.lit(first)} + i * ${sql.lit(YEARS * SECONDS_A_YEAR)} / ${sql.lit(records)})`;
  return isSqlite(db)
    ? sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${seconds}, 'unixepoch')`
    : sql`to_char(to_timestamp(${seconds}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** Daily routines with five exercises done; what a person does beyond one a day is a record alone. */
async function addRecords(db: Db, { people, records }: Size, from: number, to: number) {
  const person = personOf(people);
  const at = momentOf(db, records);
  await sql`
    insert into "routine" ("id", "userId", "date", "round", "createdAt")
    ${numbers(from, to)} select i, ${person}, substr(${at}, 1, 10), 1, ${at} from n where true
    on conflict do nothing`.execute(db);
  const made = sql`from "routine", (select 0 as nth union all select 1 union all select 2
    union all select 3 union all select 4) as part
    where "routine"."id" between ${sql.lit(from)} and ${sql.lit(to)}`;
  await sql`
    insert into "routine_exercise" ("routineId", "position", "exerciseId", "completedAt")
    select "id", nth, 1 + ("id" + nth) % 50, "createdAt" ${made}`.execute(db);
  await sql`
    insert into "exercise_history" ("userId", "routineId", "round", "exerciseId", "exerciseName",
      "bodyArea", "seconds", "rating", "completedAt")
    select "userId", "id", 1, 1 + ("id" + nth) % 50, 'JME 12 Slow neck circles', 'neck', 36, 4,
      "createdAt" ${made}`.execute(db);
  await sql`
    insert into "routine_history" ("userId", "routineId", "round", "name", "exerciseIds",
      "exerciseNames", "bodyAreas", "totalDuration", "painPointsAtTime", "exerciseCount", "completedAt")
    ${numbers(from, to)}
    select ${person}, i, 1, 'Daily routine', '[1,2,3,4,5]',
      '["JME 1 Slow neck circles","JME 2 Shoulder rolls","JME 3 Wrist circles","JME 4 Hip circles","JME 5 Ankle circles"]',
      '["neck","shoulders","hips"]', 180, '["neck"]', 5, ${at} from n`.execute(db);
}

/** Signs in the busiest, and others from all the people. */
async function addSessions(db: Db, people: number): Promise<string[]> {
  const tokens = Array.from({ length: BUSIEST + OTHERS }, () =>
    randomBytes(32).toString('base64url'),
  );
  const at = new Date().toISOString();
  await db
    .insertInto('session')
    .values(
      tokens.map((token, nth) => ({
        tokenHash: hashToken(token),
        userId: nth < BUSIEST ? nth + 1 : Math.ceil(((nth - BUSIEST + 1) * people) / OTHERS),
        createdAt: at,
        lastUsedAt: at,
      })),
    )
    .execute();
  return tokens;
}

/** Who is measured has a page of each list at every size: longer answers are no growth. */
async function addFullPages(db: Db): Promise<void> {
  const at = sql.lit(new Date().toISOString());
  await sql`
    insert into "routine_history" ("userId", "name", "exerciseIds", "exerciseNames", "bodyAreas",
      "totalDuration", "painPointsAtTime", "exerciseCount", "completedAt")
    ${numbers(1, PAGE)}
    select "userId", 'Daily routine', '[1]', '["JME 1 Slow neck circles"]', '["neck"]', 36, '[]', 1,
      ${at} from n, "session"`.execute(db);
  await sql`
    insert into "exercise_history" ("userId", "exerciseId", "exerciseName", "bodyArea", "seconds", "completedAt")
    ${numbers(1, PAGE)}
    select "userId", 1, 'JME 1 Slow neck circles', 'neck', 36, ${at} from n, "session"`.execute(db);
}

/** Rows with ids of their own have not moved PostgreSQL's counters. */
async function countOn(db: Db): Promise<void> {
  for (const table of ['user', 'routine']) {
    await sql`select setval(pg_get_serial_sequence(${`"${table}"`}, 'id'),
      (select max("id") from ${sql.table(table)}))`.execute(db);
  }
}

async function readBytes(db: Db): Promise<number> {
  const { rows } = isSqlite(db)
    ? await sql<{ bytes: number }>`select page_count * page_size as bytes
        from pragma_page_count(), pragma_page_size()`.execute(db)
    : await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(
        db,
      );
  return rows[0]?.bytes ?? 0;
}
