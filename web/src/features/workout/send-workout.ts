import { saveRoutineRecord } from '@limber/contract/routine-history';
import type { QueryClient } from '@tanstack/react-query';
import { isCertain } from '#api/action-keys.ts';
import { ApiError } from '#api/api-error.ts';
import { call } from '#api/call.ts';
import { refetchHistory } from '#features/routine-history/history.api.ts';
import { refetchRoutines } from '#features/routines/routines.api.ts';
import { forgetUnsent, type UnsentWorkout } from './unsent-workouts.ts';

const SIGNED_OUT = 401;

/** Keys of workouts that the server has refused for good since the page was loaded. */
const refused = new Set<string>();

export const wasRefused = (idempotencyKey: string): boolean => refused.has(idempotencyKey);

/**
 * Sends a finished workout, which the server accepts once. It stays kept here until the server has accepted or
 * refused it. Throws like `call`.
 */
export async function sendWorkout(
  cache: QueryClient,
  workout: UnsentWorkout,
  send: (workout: UnsentWorkout) => Promise<unknown> = sendRecord,
): Promise<void> {
  const { idempotencyKey } = workout;
  try {
    await send(workout);
    forgetUnsent(idempotencyKey);
    void refetchHistory(cache);
    void refetchRoutines(cache);
  } catch (error) {
    if (isRefusal(error)) {
      refused.add(idempotencyKey);
      forgetUnsent(idempotencyKey);
    }
    throw error;
  }
}

export const sendRecord = ({ record, idempotencyKey }: UnsentWorkout): Promise<unknown> =>
  call(saveRoutineRecord, { body: record }, { headers: { 'Idempotency-Key': idempotencyKey } });

/**
 * Whether the server has refused the workout for good. After a 401 it is sent once the user has
 * signed in again. An answer that is no refusal of ours comes from something in between, such as a
 * hotel's network.
 */
const isRefusal = (error: unknown) =>
  error instanceof ApiError &&
  error.refusal !== null &&
  isCertain(error.status) &&
  error.status !== SIGNED_OUT;
