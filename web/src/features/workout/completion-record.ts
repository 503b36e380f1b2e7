import type { CompletionRecord } from '@limber/domain/routines/completed-exercises';
import type { LocalDay } from '@limber/domain/time/local-day';

const PREFIX = 'completion_';
/** Whose record it is: people share browsers. Kept apart from the record, which anybody may read. */
const OWNER = 'completionOwner';

type Marked = { exercises: readonly { id: number }[]; completed: ReadonlySet<number> };

const listeners = new Set<() => void>();

function announce(): void {
  for (const listener of listeners) listener();
}

/** The text of a day's record, or null when this person has none. The same text while nothing changes. */
export function readCompletion(day: LocalDay, userId: number): string | null {
  return isForeign(userId) ? null : localStorage.getItem(PREFIX + day);
}

/** What such a text says. A text that is no record is an empty one. */
export function parseCompletion(text: string | null): CompletionRecord | null {
  if (text === null) return null;
  try {
    const { date, exerciseIds, timestamp } = JSON.parse(text) as Record<string, unknown>;
    return {
      date: String(date),
      exerciseIds: Array.isArray(exerciseIds) ? exerciseIds.filter(Number.isInteger) : [],
      timestamp: typeof timestamp === 'string' ? timestamp : '',
    };
  } catch {
    return { date: '', exerciseIds: [], timestamp: '' };
  }
}

/** Keeps which exercises of a workout are completed after a change of it; marks of other exercises stay. */
export function keepCompletion(
  today: LocalDay,
  userId: number,
  before: Marked,
  after: Marked,
): void {
  const changed = new Set([...before.exercises, ...after.exercises].map(({ id }) => id));
  const kept = parseCompletion(readCompletion(today, userId))?.exerciseIds ?? [];
  const elsewhere = kept.filter((id) => !changed.has(id));
  const exerciseIds = [...elsewhere, ...after.completed];
  writeCompletion({ date: today, exerciseIds, timestamp: new Date().toISOString() }, userId);
}

function writeCompletion(record: CompletionRecord, userId: number): void {
  forgetOtherCompletions(record.date, userId);
  localStorage.setItem(OWNER, String(userId));
  localStorage.setItem(PREFIX + record.date, JSON.stringify(record));
  announce();
}

/** Deletes the records of other days, and all of them when they are somebody else's. */
export function forgetOtherCompletions(today: LocalDay, userId: number): void {
  const kept = isForeign(userId) ? null : PREFIX + today;
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(PREFIX) && key !== kept) localStorage.removeItem(key);
  }
  if (kept === null) localStorage.removeItem(OWNER);
}

/** Calls back when a record changes, here or in another tab; gives a function that stops listening. */
export function onCompletionChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function isForeign(userId: number): boolean {
  const owner = localStorage.getItem(OWNER);
  return owner !== null && owner !== String(userId);
}
