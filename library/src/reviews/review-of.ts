import { createHash } from 'node:crypto';
import type { BodyArea } from '@limber/domain/body-areas';
import type { Review } from '@limber/domain/exercises/review';
import type { Entry } from '../entry.ts';
import signed from './signatures.json' with { type: 'json' };

export type Signature = Omit<Review, 'isCurrent'> & { exercises: Readonly<Record<string, string>> };
export type Signatures = Readonly<Partial<Record<BodyArea, Signature>>>;

/** Null when nobody has signed. */
export function reviewOf(entry: Entry, signatures: Signatures = signed): Review | null {
  const signature = signatures[entry.bodyArea];
  const hash = signature?.exercises[entry.id];
  if (!signature || hash === undefined) return null;
  const { reviewer, profession, date } = signature;
  return { reviewer, profession, date, isCurrent: hash === entryHash(entry) };
}

/** A hash that changes with every word, number and keyframe of the exercise. */
export function entryHash(entry: Entry): string {
  return createHash('sha256').update(JSON.stringify(entry)).digest('hex').slice(0, 16);
}
