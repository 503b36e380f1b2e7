import { writeFileSync } from 'node:fs';
import { findAlike, findDiscontinuous, findImpossible } from '../src/checks/check-exercises.ts';
import { CHECK_RECORD, checkRecordOf, type CheckRecord } from '../src/checks/check-record.ts';
import { library } from '../src/library.ts';

/**
 * Checks every exercise in full and says what is wrong. Returns the record of the checks, or null when
 * one of them found something. Takes about 45 seconds.
 */
export function checkAll(): CheckRecord | null {
  const problems = [
    ...findImpossible(library),
    ...findAlike(library),
    ...findDiscontinuous(library),
  ];
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.stdout.write(`${library.length} exercises checked, ${problems.length} problems found.\n`);
  return problems.length === 0 ? checkRecordOf(library) : null;
}

/** One line for each hash, so that a change of one exercise changes two lines. */
export function writeCheckRecord(record: CheckRecord): void {
  writeFileSync(CHECK_RECORD, `${JSON.stringify(record, null, 1)}\n`);
}
