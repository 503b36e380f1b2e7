import { isLocalDay, type LocalDay } from '@limber/domain/time/local-day';
import { ofUser } from '#browser/stored.ts';

const KEY = 'sessionUnderWay';

/**
 * The position in a workout under way, kept in this browser in case of a reload, a closed tab or an
 * empty battery.
 */
export type KeptPosition = {
  userId: number;
  day: LocalDay;
  /** Identifies the workout, such as `routine-12`. */
  key: string;
  /** The current exercise, and the seconds to its end, since the time to get ready may differ later. */
  exerciseId: number;
  secondsLeft: number;
  doneIds: readonly number[];
};

export function keepPosition(position: KeptPosition): void {
  ofUser.set(KEY, JSON.stringify(position));
}

export function forgetPosition(): void {
  ofUser.remove(KEY);
}

/** The user's position of today; those of other users and days are deleted. */
export function keptPosition(userId: number, today: LocalDay): KeptPosition | null {
  const kept = parsePosition(ofUser.get(KEY));
  if (kept?.userId === userId && kept.day === today) return kept;
  forgetPosition();
  return null;
}

/** Null when the text is no position. */
function parsePosition(text: string | null): KeptPosition | null {
  if (text === null) return null;
  try {
    const kept = JSON.parse(text) as Partial<Record<keyof KeptPosition, unknown>>;
    const { userId, day, key, exerciseId, secondsLeft, doneIds } = kept;
    const isWhole =
      isNumber(userId) &&
      typeof day === 'string' &&
      isLocalDay(day) &&
      typeof key === 'string' &&
      isNumber(exerciseId) &&
      isNumber(secondsLeft) &&
      Array.isArray(doneIds);
    if (!isWhole) return null;
    return { userId, day, key, exerciseId, secondsLeft, doneIds: doneIds.filter(isNumber) };
  } catch {
    return null;
  }
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
