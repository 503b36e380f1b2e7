import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { codeHash, figureSources } from '../code-hash.ts';
import { DRAWINGS, shortHash } from '../drawings/manifest.ts';
import type { Entry } from '../entry.ts';

/**
 * Hashes of the exercises that passed the checks, and of the code of the checks. An exercise whose
 * hash now differs has to be checked again.
 */
export type CheckRecord = {
  /** One hash per base (`seated`, `desk`…), since only exercises of one base can move alike. */
  readonly distinct: Readonly<Record<string, string>>;
  readonly possible: Readonly<Record<string, string>>;
};

/** Written by `npm run library -- drawings` alone. */
export const CHECK_RECORD = path.join(DRAWINGS, 'checks.json');

const CHECKS = ['check-motion.ts', 'check-continuity.ts', 'find-duplicates.ts'].map(
  (file) => `checks/${file}`,
);
const CHECKER = ['check-exercises.ts', '../drawings/motion-of.ts'].map((file) =>
  path.join(import.meta.dirname, file),
);

/** Returns an empty record if there is no file. */
export function readCheckRecord(): CheckRecord {
  if (!existsSync(CHECK_RECORD)) return { distinct: {}, possible: {} };
  return JSON.parse(readFileSync(CHECK_RECORD, 'utf8')) as CheckRecord;
}

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
