import { writeFileSync } from 'node:fs';
import { findAlike } from '../src/checks/check-exercises.ts';
import { CHECK_RECORD, checkRecordOf, type CheckRecord } from '../src/checks/check-record.ts';
import { library } from '../src/library.ts';
import { makeAll } from './make-all.ts';

/**
 * Checks every exercise and prints the problems; returns null if there are any. Takes about half a
 * minute.
 */
export async function checkAll(): Promise<CheckRecord | null> {
  const record = checkRecordOf(library);
  const problems = findAlike(library);
  const jobs = library.map(({ id }) => ({ id, checks: true }));
  await makeAll('checked', jobs, (_, made) => problems.push(...made.problems));
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.stdout.write(`${library.length} exercises checked, ${problems.length} problems found.\n`);
  return problems.length === 0 ? record : null;
}

/** Writes one line per hash, for small diffs. */
export function writeCheckRecord(record: CheckRecord): void {
  writeFileSync(CHECK_RECORD, `${JSON.stringify(record, null, 1)}\n`);
}
