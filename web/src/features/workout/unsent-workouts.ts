import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand';
import { ofUser } from '#browser/stored.ts';
import { type FinishedWorkout, isFinishedWorkout } from '#features/visit/visit-shape.ts';

const KEY = 'unsentWorkouts';

/** A finished workout of which the server has not said that it has it: the same, under the same key, each time it is sent. */
export type UnsentWorkout = FinishedWorkout & { userId: number };

/** Counts the changes made in this tab. The workouts are in the browser's storage, which other tabs share. */
const changes = createStore(() => 0);

/** The workouts of this user that are still to be sent, the oldest first. */
export function unsentWorkouts(userId: number): UnsentWorkout[] {
  return read().filter((workout) => workout.userId === userId);
}

/** Whether a workout is still to be sent. */
export function isUnsent(idempotencyKey: string): boolean {
  return read().some((workout) => workout.idempotencyKey === idempotencyKey);
}

/** The same, for a component; false for null. */
export function useIsUnsent(idempotencyKey: string | null): boolean {
  return useSyncExternalStore(onChange, () => idempotencyKey !== null && isUnsent(idempotencyKey));
}

/** Stands where a finished workout waits to be sent. */
export function keptWords(): string {
  const where = ofUser.lasts(KEY) ? 'on this device' : 'until you close this tab';
  return `Kept ${where}. It is sent by itself once you are online again.`;
}

export function keepUnsent(workout: UnsentWorkout): void {
  if (!isUnsent(workout.idempotencyKey)) write([...read(), workout]);
}

export function forgetUnsent(idempotencyKey: string): void {
  write(read().filter((workout) => workout.idempotencyKey !== idempotencyKey));
}

/** Forgets the workouts of anybody but this user; null: of everybody. */
export function forgetUnsentOfOthers(userId: number | null): void {
  const kept = read();
  const own = kept.filter((workout) => workout.userId === userId);
  if (own.length < kept.length) write(own);
}

/** What is no workout is passed over. */
function read(): UnsentWorkout[] {
  try {
    const kept: unknown = JSON.parse(ofUser.get(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isUnsentWorkout) : [];
  } catch {
    return [];
  }
}

function write(workouts: readonly UnsentWorkout[]): void {
  if (workouts.length > 0) ofUser.set(KEY, JSON.stringify(workouts));
  else ofUser.remove(KEY);
  changes.setState(changes.getState() + 1, true);
}

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
