import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand';
import { ofUser, UNSENT_WORKOUT } from '#browser/stored.ts';
import { type FinishedWorkout, isFinishedWorkout } from '#features/visit/visit-shape.ts';

/** Each workout has a key of its own: one that does not fit into the storage harms no other. */
const keyOf = (idempotencyKey: string) => `${UNSENT_WORKOUT}${idempotencyKey}`;

/**
 * A finished workout that the server has neither accepted nor refused. Each attempt sends it
 * unchanged, under the same key.
 */
export type UnsentWorkout = FinishedWorkout & { userId: number };

/** Counts this tab's changes; those of other tabs arrive as storage events. */
const changes = createStore(() => 0);

/** Oldest first. */
export function unsentWorkouts(userId: number): UnsentWorkout[] {
  return storedKeys()
    .flatMap((key) => read(key) ?? [])
    .filter((workout) => workout.userId === userId)
    .toSorted((one, other) => timeOf(one) - timeOf(other));
}

export function isUnsent(idempotencyKey: string): boolean {
  return ofUser.get(keyOf(idempotencyKey)) !== null;
}

/** False for null. */
export function useIsUnsent(idempotencyKey: string | null): boolean {
  return useSyncExternalStore(onChange, () => idempotencyKey !== null && isUnsent(idempotencyKey));
}

/** Shown where a finished workout waits to be sent. */
export function keptWords(): string {
  const areLasting = storedKeys().every((key) => ofUser.lasts(key));
  const where = areLasting ? 'on this device' : 'until you close this tab';
  return `Kept ${where}. It is sent by itself once you are online again.`;
}

export function keepUnsent(workout: UnsentWorkout): void {
  if (isUnsent(workout.idempotencyKey)) return;
  ofUser.set(keyOf(workout.idempotencyKey), JSON.stringify(workout));
  noteChange();
}

export function forgetUnsent(idempotencyKey: string): void {
  ofUser.remove(keyOf(idempotencyKey));
  noteChange();
}

/** Deletes the unsent workouts of all other users; for null those of all users. */
export function forgetUnsentOfOthers(userId: number | null): void {
  for (const key of storedKeys()) {
    if (userId === null || read(key)?.userId !== userId) ofUser.remove(key);
  }
  noteChange();
}

const timeOf = ({ record }: UnsentWorkout) => Date.parse(record.completedAt ?? '');

const storedKeys = () => ofUser.keys().filter((key) => key.startsWith(UNSENT_WORKOUT));

/** Null when the text is no workout. */
function read(key: string): UnsentWorkout | null {
  try {
    const kept: unknown = JSON.parse(ofUser.get(key) ?? 'null');
    return isUnsentWorkout(kept) ? kept : null;
  } catch {
    return null;
  }
}

const noteChange = () => changes.setState(changes.getState() + 1, true);

const isUnsentWorkout = (one: unknown): one is UnsentWorkout =>
  isFinishedWorkout(one) && Number.isInteger((one as { userId?: unknown }).userId);

function onChange(listener: () => void): () => void {
  const stop = changes.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
}
