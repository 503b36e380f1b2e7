import { DatabaseSync } from 'node:sqlite';
import type { Caller, CeilingTables, Row } from './ceiling-tables.ts';

/** The tables of a file from `seedCeiling`. */
export function sqliteTables(file: string): CeilingTables {
  const db = new DatabaseSync(file);
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000;');
  const findSession = db.prepare(
    'select user.* from session join user on user.id = session.userId where tokenHash = ? and expires > ?',
  );
  const findPlans = db.prepare('select * from plan where userId = ? order by id desc limit 50');
  const findHistory = db.prepare(
    'select * from history where userId = ? order by id desc limit 50',
  );
  const findRoutine = db.prepare('select body from routine where userId = ?');
  const insertRecord = db.prepare(
    'insert into history (userId, name, exerciseIds, exerciseNames, bodyAreas, totalDuration, exerciseCount, completedAt) values (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  return {
    findCaller: async (tokenHash) => findSession.get(tokenHash, Date.now()) as Caller | undefined,
    findPlans: async (userId) => parsed(findPlans.all(userId), ['exerciseIds']),
    findHistory: async (userId) =>
      parsed(findHistory.all(userId), ['exerciseIds', 'exerciseNames', 'bodyAreas']),
    findRoutine: async (userId) => String(findRoutine.get(userId)?.body),
    insertRecord: async (userId, workout) => {
      const { lastInsertRowid } = insertRecord.run(
        userId,
        String(workout.name),
        JSON.stringify(workout.exerciseIds),
        JSON.stringify(workout.exerciseNames),
        JSON.stringify(workout.bodyAreas),
        workout.totalDuration,
        workout.exerciseCount,
        new Date().toISOString(),
      );
      return Number(lastInsertRowid);
    },
  };
}

/** Parses these JSON columns. */
function parsed(rows: Row[], lists: readonly string[]): Row[] {
  for (const row of rows) for (const name of lists) row[name] = JSON.parse(String(row[name]));
  return rows;
}
