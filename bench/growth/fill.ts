import { sql } from 'kysely';
import { isSqlite } from '../../server/src/db/is-sqlite.ts';
import type { Db } from '../../server/src/db/schema.ts';

export type Size = { readonly people: number; readonly records: number };

/** The day of the measurement and of the sample calls. */
const TODAY = Date.parse('2026-01-05T00:00:00.000Z');
const DAY_MS = 24 * 3_600_000;
const DAYS = 700;
/** Number of measured people: at every size each has a hundred routines, one a week. */
const MEASURED = 100;
const DAYS_BETWEEN = 7;
const FEWEST = (MEASURED * DAYS) / DAYS_BETWEEN;
/** People per statement. */
const STEP = 50_000;
/** Indexes that are built after all rows, which is far faster. */
const BUILT_LAST = [
  'exercise_history_newest',
  'exercise_history_day',
  'routine_history_newest',
  'routine_history_day',
];

/**
 * Fills a migrated database with people and daily routines of 700 days up to yesterday. One person
 * in three is active; a tenth of the records belongs to people active every day. Returns bytes per
 * account and per record.
 */
export async function fill(
  db: Db,
  { people, records }: Size,
  passwordHash: string,
): Promise<{ accountBytes: number; recordBytes: number }> {
  if (records < FEWEST) throw new Error(`Those who are measured have ${FEWEST} records`);
  await hurry(db);
  const empty = await readBytes(db);
  for (let from = 1; from <= people; from += STEP) {
    await addPeople(db, from, Math.min(from + STEP - 1, people), passwordHash);
  }
  await db.updateTable('installation').set({ accounts: people }).execute();
  const withPeople = await readBytes(db);
  const definitions = await dropIndexes(db);
  const others = Math.round((records - FEWEST) / DAYS);
  let id = 1;
  for (let day = 0; day < DAYS; day += 1) id = await addDay(db, people, { day, others, id });
  for (const definition of definitions) await sql.raw(definition).execute(db);
  await finish(db);
  const withRecords = await readBytes(db);
  return {
    accountBytes: Math.round((withPeople - empty) / people),
    recordBytes: Math.round((withRecords - withPeople) / records),
  };
}

/** Ids of the measured people, spread over all. */
export const measuredIds = (people: number): number[] =>
  Array.from({ length: MEASURED }, (_, nth) => 2 + 3 * Math.floor((nth * people) / 3 / MEASURED));

/** Unsafe settings: an interrupted fill starts anew. */
async function hurry(db: Db): Promise<void> {
  if (!isSqlite(db)) return;
  for (const setting of ['synchronous = off', 'foreign_keys = off', 'cache_size = -1000000']) {
    await sql.raw(`pragma ${setting}`).execute(db);
  }
}

/** A table `n` with a column `i` of the numbers from `from` to `to`. */
const numbers = (from: number, to: number) => sql`
  with recursive n(i) as (
    select ${sql.lit(from)} union all select i + 1 from n where i < ${sql.lit(to)}
  )`;

async function addPeople(db: Db, from: number, to: number, passwordHash: string): Promise<void> {
  await sql`
    insert into "user" ("id", "accountNumber", "fullName", "username", "usernameKey", "email",
      "emailKey", "passwordHash", "subscriptionTier", "role", "createdAt")
    ${numbers(from, to)}
    select i, i, 'Person ' || i, 'person' || i, 'person' || i, 'person' || i || '@example.com',
      'person' || i || '@example.com', ${sql.lit(passwordHash)}, 'free', 'member',
      '2024-01-05T00:00:00.000Z' from n`.execute(db);
}

/** Drops the indexes of BUILT_LAST; returns the statements that rebuild them. */
async function dropIndexes(db: Db): Promise<string[]> {
  const names = sql.join(BUILT_LAST.map((name) => sql.lit(name)));
  const { rows } = isSqlite(db)
    ? await sql<{ definition: string }>`select sql as definition from sqlite_schema
        where name in (${names})`.execute(db)
    : await sql<{ definition: string }>`select indexdef as definition from pg_indexes
        where indexname in (${names})`.execute(db);
  for (const name of BUILT_LAST) await sql`drop index ${sql.ref(name)}`.execute(db);
  return rows.map(({ definition }) => definition);
}

/** One day's routines with five completed exercises each; returns the next free id. */
async function addDay(
  db: Db,
  people: number,
  { day, others, id }: { day: number; others: number; id: number },
): Promise<number> {
  const moment = new Date(TODAY + (day - DAYS) * DAY_MS + DAY_MS / 3).toISOString();
  const [date, at] = [sql.lit(moment.slice(0, 10)), sql.lit(moment)];
  const measured = measuredIds(people).filter((_, nth) => (day + nth) % DAYS_BETWEEN === 0);
  const next = id + others + measured.length;
  if (others > 0) {
    await sql`
      insert into "routine" ("id", "userId", "date", "round", "createdAt")
      ${numbers(0, others - 1)}
      select ${sql.lit(id)} + i, ${otherPerson(people, others, day)}, ${date}, 1, ${at} from n`.execute(
      db,
    );
  }
  if (measured.length > 0) {
    const rows = measured.map(
      (userId, nth) => sql`(${sql.lit(id + others + nth)}, ${sql.lit(userId)}, ${date}, 1, ${at})`,
    );
    await sql`insert into "routine" ("id", "userId", "date", "round", "createdAt")
      values ${sql.join(rows)}`.execute(db);
  }
  await addWhatWasDone(db, id, next - 1);
  return next;
}

/** The person of the day's routine `i`: some every day, the others in turn. */
function otherPerson(people: number, others: number, day: number) {
  const daily = Math.floor(others / 10);
  const inTurn = Math.floor(people / 3) - daily;
  if (others - daily > inTurn) throw new Error('More records than days of people who are at it');
  return sql`1 + 3 * case when i < ${sql.lit(daily)} then i
    else ${sql.lit(daily)} + (i + ${sql.lit(day * (others - daily))}) % ${sql.lit(inTurn)} end`;
}

async function addWhatWasDone(db: Db, from: number, to: number): Promise<void> {
  const made = sql`where "routine"."id" between ${sql.lit(from)} and ${sql.lit(to)}`;
  const exercises = sql`from "routine", (select 0 as nth union all select 1 union all select 2
    union all select 3 union all select 4) as part ${made} order by "routine"."id", nth`;
  await sql`
    insert into "routine_exercise" ("routineId", "position", "exerciseId", "completedAt")
    select "id", nth, 1 + ("id" + nth) % 50, "createdAt" ${exercises}`.execute(db);
  await sql`
    insert into "exercise_history" ("userId", "routineId", "round", "exerciseId", "exerciseName",
      "bodyArea", "seconds", "rating", "completedAt")
    select "userId", "id", 1, 1 + ("id" + nth) % 50, 'JME 12 Slow neck circles', 'neck', 36, 4,
      "createdAt" ${exercises}`.execute(db);
  await sql`
    insert into "routine_history" ("userId", "routineId", "round", "name", "exerciseIds",
      "exerciseNames", "bodyAreas", "totalDuration", "painPointsAtTime", "exerciseCount", "completedAt")
    select "userId", "id", 1, 'Daily routine', '[1,2,3,4,5]',
      '["JME 1 Slow neck circles","JME 2 Shoulder rolls","JME 3 Wrist circles","JME 4 Hip circles","JME 5 Ankle circles"]',
      '["neck","shoulders","hips"]', 180, '["neck"]', 5, "createdAt"
    from "routine" ${made} order by "routine"."id"`.execute(db);
}

/** Updates sequences and statistics, which PostgreSQL does itself during use. */
async function finish(db: Db): Promise<void> {
  if (isSqlite(db)) return;
  // Inserting explicit ids has not advanced the sequences.
  for (const table of ['user', 'routine']) {
    await sql`select setval(pg_get_serial_sequence(${`"${table}"`}, 'id'),
      (select max("id") from ${sql.table(table)}))`.execute(db);
  }
  await sql`vacuum analyze`.execute(db);
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
