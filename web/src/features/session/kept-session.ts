import { isLocalDay, type LocalDay } from '@limber/domain/time/local-day';
import { ofUser } from '#browser/stored.ts';

const KEY = 'sessionUnderWay';

/** A session under way, kept in this browser against a reload, a closed tab or an empty battery. */
export type KeptSession = {
  userId: number;
  day: LocalDay;
  /** Names the workout. */
  key: string;
  /** The current exercise, and the seconds since its beginning. */
  exerciseId: number;
  seconds: number;
  doneIds: readonly number[];
};

export function keepSession(session: KeptSession): void {
  ofUser.set(KEY, JSON.stringify(session));
}

export function forgetSession(): void {
  ofUser.remove(KEY);
}

/** The user's session of today; sessions of other users and days are deleted. */
export function keptSession(userId: number, today: LocalDay): KeptSession | null {
  const kept = parseSession(ofUser.get(KEY));
  if (kept?.userId === userId && kept.day === today) return kept;
  forgetSession();
  return null;
}

/** Null when the text is no session. */
function parseSession(text: string | null): KeptSession | null {
  if (text === null) return null;
  try {
    const kept = JSON.parse(text) as Partial<Record<keyof KeptSession, unknown>>;
    const { userId, day, key, exerciseId, seconds, doneIds } = kept;
    const isWhole =
      isNumber(userId) &&
      typeof day === 'string' &&
      isLocalDay(day) &&
      typeof key === 'string' &&
      isNumber(exerciseId) &&
      isNumber(seconds) &&
      Array.isArray(doneIds);
    if (!isWhole) return null;
    return { userId, day, key, exerciseId, seconds, doneIds: doneIds.filter(isNumber) };
  } catch {
    return null;
  }
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
