import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { codeHash, figureSources } from '../code-hash.ts';
import { DRAWINGS, shortHash } from '../drawings/manifest.ts';
import type { Entry } from '../entry.ts';

/**
 * Hashes of what has passed the checks, with the code that checked it. A hash that is not the one of
 * today's sources means: not checked as it is now.
 */
export type CheckRecord = {
  /** Of all exercises that start from the same base: no two of them move alike. */
  readonly distinct: Readonly<Record<string, string>>;
  /** Of each exercise by its number: it asks nothing impossible of a body, at no instant. */
  readonly possible: Readonly<Record<string, string>>;
};

/** Beside the manifest of the drawings; written by `npm run library -- drawings` alone. */
export const CHECK_RECORD = path.join(DRAWINGS, 'checks.json');

const CHECKS = ['check-motion.ts', 'check-continuity.ts', 'find-duplicates.ts'].map(
  (file) => `checks/${file}`,
);
const CHECKER = ['check-exercises.ts', '../drawings/motion-of.ts'].map((file) =>
  path.join(import.meta.dirname, file),
);

/** What has been checked; nothing where there is no record. */
export function readCheckRecord(): CheckRecord {
  if (!existsSync(CHECK_RECORD)) return { distinct: {}, possible: {} };
  return JSON.parse(readFileSync(CHECK_RECORD, 'utf8')) as CheckRecord;
}

/** The record that there is once these exercises, as they are now, have passed all checks. */
export function checkRecordOf(entries: readonly Entry[]): CheckRecord {
  const checker = codeHash([...figureSources(...CHECKS), ...CHECKER]);
  const hashOf = (group: readonly Entry[]) =>
    shortHash(JSON.stringify([checker, group.map(({ id, motion }) => [id, motion])]));
  const bases = Map.groupBy(entries, ({ motion }) => motion.base);
  return {
    distinct: Object.fromEntries([...bases].map(([base, group]) => [base, hashOf(group)])),
    possible: Object.fromEntries(entries.map((entry) => [entry.id, hashOf([entry])])),
  };
}
