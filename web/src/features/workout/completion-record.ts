import type { CompletionRecord } from '@limber/domain/routines/completed-exercises';
import type { LocalDay } from '@limber/domain/time/local-day';
import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from 'zustand';
import { ofUser } from '#browser/stored.ts';
import { useSession } from '#features/auth/session-store.ts';
import { useToday } from '#browser/use-local-time.ts';

const PREFIX = 'completion_';
/** Key of the id of the user whose records these are, since users may share a browser. */
const OWNER = 'completionOwner';

/** Marks of a workout, kept beyond its screen. */
export type KeptMarks = {
  /** The record at this render. */
  record: CompletionRecord | null;
  /** Reads the current record: several events may come before the next render. */
  read: () => CompletionRecord | null;
  keep: (before: Marked, after: Marked) => void;
};

type Marked = { exercises: readonly { id: number }[]; completed: ReadonlySet<number> };

/** Counts this tab's changes; those of other tabs arrive as storage events. */
const changes = createStore(() => 0);

/** The text of a day's record; null when this user has none. Stable between changes. */
function readCompletion(day: LocalDay, userId: number): string | null {
  return isForeign(userId) ? null : ofUser.get(PREFIX + day);
}

/** Invalid text is an empty record. */
function parseCompletion(text: string | null): CompletionRecord | null {
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

/** Saves the marks after a change of a workout; marks of other exercises stay. */
function keepCompletion(today: LocalDay, userId: number, before: Marked, after: Marked): void {
  const changed = new Set([...before.exercises, ...after.exercises].map(({ id }) => id));
  const kept = parseCompletion(readCompletion(today, userId))?.exerciseIds ?? [];
  const elsewhere = kept.filter((id) => !changed.has(id));
  const exerciseIds = [...elsewhere, ...after.completed];
  writeCompletion({ date: today, exerciseIds, timestamp: new Date().toISOString() }, userId);
}

function writeCompletion(record: CompletionRecord, userId: number): void {
  forgetOtherCompletions(record.date, userId);
  ofUser.set(OWNER, String(userId));
  ofUser.set(PREFIX + record.date, JSON.stringify(record));
  changes.setState(changes.getState() + 1, true);
}

/** Deletes records of other days and other users. */
function forgetOtherCompletions(today: LocalDay, userId: number): void {
  const kept = isForeign(userId) ? null : PREFIX + today;
  for (const key of ofUser.keys()) {
    if (key.startsWith(PREFIX) && key !== kept) ofUser.remove(key);
  }
  if (kept === null) ofUser.remove(OWNER);
}

/**
 * The marks of today's completion record, shared by all screens and tabs. Null for a workout of another day,
 * whose marks last only while it is shown.
 */
export function useTodaysMarks(date: LocalDay): KeptMarks | null {
  const userId = useSession().user?.id ?? 0;
  const today = useToday();
  const text = useSyncExternalStore(onChange, () => readCompletion(today, userId));
  useEffect(() => forgetOtherCompletions(today, userId), [today, userId]);
  if (date !== today) return null;
  return {
    record: parseCompletion(text),
    read: () => parseCompletion(readCompletion(today, userId)),
    keep: (before, after) => keepCompletion(today, userId, before, after),
  };
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
  const owner = ofUser.get(OWNER);
  return owner !== null && owner !== String(userId);
}
