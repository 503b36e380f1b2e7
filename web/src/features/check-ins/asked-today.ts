import { type BodyArea, isBodyArea } from '@limber/domain/body-areas';
import type { LocalDay } from '@limber/domain/time/local-day';
import { ofUser } from '#browser/stored.ts';

const KEY = 'checkInsAsked';

/** The owner and day of the stored record; the owner is needed as users may share a browser. */
type Whose = { userId: number; date: LocalDay };

/** Areas that the user was asked about on this day, answered or not. */
export function areasAsked({ userId, date }: Whose): BodyArea[] {
  try {
    const record = JSON.parse(ofUser.get(KEY) ?? '{}') as Record<string, unknown>;
    if (record['userId'] !== userId || record['date'] !== date) return [];
    return Array.isArray(record['areas']) ? record['areas'].filter(isBodyArea) : [];
  } catch {
    return [];
  }
}

/** Deletes records of other days and users. */
export function rememberAsked(whose: Whose, area: BodyArea): void {
  const areas = [...new Set([...areasAsked(whose), area])];
  ofUser.set(KEY, JSON.stringify({ ...whose, areas }));
}
