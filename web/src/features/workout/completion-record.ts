import type { CompletionRecord } from '@limber/domain/routines/completed-exercises';
import type { LocalDay } from '@limber/domain/time/local-day';
import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand';

const PREFIX = 'completion_';
/** Key of the id of the user whose records these are, since users may share a browser. */
const OWNER = 'completionOwner';

type Marked = { exercises: readonly { id: number }[]; completed: ReadonlySet<number> };

/** Counts the changes made in this tab. The records are in the browser's storage, which other tabs share. */
const changes = createStore(() => 0);

/** The text of a day's record, or null when this user has none. Stable while nothing changes. */
export function readCompletion(day: LocalDay, userId: number): string | null {
  return isForeign(userId) ? null : localStorage.getItem(PREFIX + day);
}

/** Parses a stored record; anything invalid counts as an empty one. */
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

/** Stores which exercises of a workout are completed; marks of other exercises are kept. */
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
  changes.setState(changes.getState() + 1, true);
}

/** Deletes the records of other days, and all of them when they belong to another user. */
export function forgetOtherCompletions(today: LocalDay, userId: number): void {
  const kept = isForeign(userId) ? null : PREFIX + today;
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(PREFIX) && key !== kept) localStorage.removeItem(key);
  }
  if (kept === null) localStorage.removeItem(OWNER);
}

/** `readCompletion` as a hook: updates when a record changes, in this tab or another. */
export function useCompletion(day: LocalDay, userId: number): string | null {
  return useSyncExternalStore(onChange, () => readCompletion(day, userId));
}

function onChange(listener: () => void): () => void {
  const stop = changes.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
}

function isForeign(userId: number): boolean {
  const owner = localStorage.getItem(OWNER);
  return owner !== null && owner !== String(userId);
}
