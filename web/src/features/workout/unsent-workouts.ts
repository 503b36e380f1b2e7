import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand';
import { ofUser, UNSENT_WORKOUT } from '#browser/stored.ts';
import { type FinishedWorkout, isFinishedWorkout } from '#features/visit/visit-shape.ts';

/** Each workout has its own key: one for which the storage has no room left costs no other. */
const keyOf = (idempotencyKey: string) => `${UNSENT_WORKOUT}${idempotencyKey}`;

/** A finished workout of which the server has not said that it has it: the same, under the same key, each time it is sent. */
export type UnsentWorkout = FinishedWorkout & { userId: number };

/** Counts the changes made in this tab. The workouts are in the browser's storage, which other tabs share. */
const changes = createStore(() => 0);

/** The workouts of this user that are still to be sent, the oldest first. */
export function unsentWorkouts(userId: number): UnsentWorkout[] {
  return storedKeys()
    .flatMap((key) => read(key) ?? [])
    .filter((workout) => workout.userId === userId)
    .toSorted((one, other) => timeOf(one) - timeOf(other));
}

/** Whether a workout is still to be sent. */
export function isUnsent(idempotencyKey: string): boolean {
  return ofUser.get(keyOf(idempotencyKey)) !== null;
}

/** The same, for a component; false for null. */
export function useIsUnsent(idempotencyKey: string | null): boolean {
  return useSyncExternalStore(onChange, () => idempotencyKey !== null && isUnsent(idempotencyKey));
}

/** Stands where a finished workout waits to be sent. */
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

/** Forgets the workouts of anybody but this user; null: of everybody. */
export function forgetUnsentOfOthers(userId: number | null): void {
  for (const key of storedKeys()) {
    if (userId === null || read(key)?.userId !== userId) ofUser.remove(key);
  }
  noteChange();
}

const timeOf = ({ record }: UnsentWorkout) => Date.parse(record.completedAt ?? '');

const storedKeys = () => ofUser.keys().filter((key) => key.startsWith(UNSENT_WORKOUT));

/** Null where the text is no workout. */
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
