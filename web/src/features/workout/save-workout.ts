import type { Exercise } from '@limber/contract/exercises';
import { completeRoutine, type Routine } from '@limber/contract/routines';
import { toWeights } from '@limber/domain/pain-points/pain-points';
import { selectedAreas } from '@limber/domain/pain-points/weights';
import { summariseWorkout } from '@limber/domain/routines/daily-routine';
import { localDayOf } from '@limber/domain/time/local-day';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { NetworkError } from '#api/api-error.ts';
import { call } from '#api/call.ts';
import { newIdempotencyKey } from '#api/request.ts';
import { useSession } from '#features/auth/session-store.ts';
import { painPointsQuery } from '#features/pain-points/pain-points.api.ts';
import { completeOnServer, ROUTINE_SCOPE } from '#features/routines/routines.api.ts';
import { sendRecord, sendWorkout } from './send-workout.ts';
import { isUnsent, keepUnsent, type UnsentWorkout, unsentWorkouts } from './unsent-workouts.ts';

type Finished = {
  name: string;
  /** Null for a custom plan. */
  routineId: number | null;
  exercises: readonly Exercise[];
};

export type Saving = {
  /** The current key of this workout while it waits on this device to be sent; null when it does not. */
  waitingAs: () => string | null;
  /**
   * Sends the workout, or resends the waiting one that has this key. Resolves to null when it was
   * saved, and to its key when it still waits because the server gave no answer. Rejects when it
   * was not saved, after telling the user.
   */
  save: (waitingAs: string | null) => Promise<string | null>;
};

export function useSaveWorkout(
  workout: Finished,
  toastSaved: (record: UnsentWorkout['record']) => void,
  toastNotSaved: (error: Error) => void,
): Saving {
  return useSaving({
    workout,
    send: sendRecord,
    onSaved: toastSaved,
    onNotSaved: toastNotSaved,
  });
}

/** Saves by the call that completes a routine. Marks missing on the server are sent first. */
export function useCompleteRoutine(
  routine: Routine,
  toastNotSaved: (error: Error) => void,
): Saving {
  const { id, name, exercises } = routine;
  const send = async ({ record, idempotencyKey }: UnsentWorkout) => {
    for (const [index, { completed }] of exercises.entries()) {
      if (!completed) await completeOnServer(id, index);
    }
    const body = { painPoints: record.painPointsAtTime };
    const headers = { 'Idempotency-Key': idempotencyKey };
    return call(completeRoutine, { params: { id }, body }, { headers });
  };
  return useSaving({
    workout: { name, routineId: id, exercises },
    send,
    onNotSaved: toastNotSaved,
  });
}

type Options = {
  workout: Finished;
  send: (workout: UnsentWorkout) => Promise<unknown>;
  onSaved?: (record: UnsentWorkout['record']) => void;
  onNotSaved: (error: Error) => void;
};

function useSaving({ workout, send, onSaved, onNotSaved }: Options): Saving {
  const cache = useQueryClient();
  const userId = useSession().user?.id ?? 0;
  const painPoints = useQuery(painPointsQuery).data;
  const sending = useMutation({
    scope: ROUTINE_SCOPE,
    mutationFn: ({ unsent, by }: { unsent: UnsentWorkout; by: typeof send }) =>
      sendWorkout(cache, unsent, by),
    onSuccess: (_saved, { unsent }) => onSaved?.(unsent.record),
    onError: (error, { unsent }) => {
      // Without a network the screen says that the workout is kept.
      const saysSo = error instanceof NetworkError && isUnsent(unsent.idempotencyKey);
      if (!saysSo) onNotSaved(error);
    },
  });
  const finishedNow = (): UnsentWorkout => ({
    userId,
    idempotencyKey: newIdempotencyKey(),
    record: {
      name: workout.name,
      ...summariseWorkout(workout.exercises),
      painPointsAtTime: painPoints ? selectedAreas(toWeights(painPoints)) : [],
      ...(workout.routineId !== null && { routineId: workout.routineId }),
      completedAt: new Date().toISOString(),
    },
  });
  const waitingAs = () =>
    unsentWorkouts(userId).find(({ record }) => isRecordOf(record, workout))?.idempotencyKey ??
    null;
  return {
    waitingAs,
    save: async (knownAs) => {
      // A routine counts once, even if another tab has finished it too; a plan counts each time.
      const key = knownAs ?? (workout.routineId === null ? null : waitingAs());
      const waiting = unsentWorkouts(userId).find((one) => one.idempotencyKey === key);
      const unsent = waiting ?? finishedNow();
      keepUnsent(unsent);
      try {
        await sending.mutateAsync({ unsent, by: waiting ? sendRecord : send });
        return null;
      } catch (error) {
        if (isUnsent(unsent.idempotencyKey)) return unsent.idempotencyKey;
        throw error;
      }
    },
  };
}

/** Whether the record is this workout's. A plan recurs, so only a record of today counts. */
function isRecordOf(record: UnsentWorkout['record'], { name, routineId, exercises }: Finished) {
  return (
    record.name === name &&
    (record.routineId ?? null) === routineId &&
    (routineId !== null || isToday(record.completedAt)) &&
    record.exerciseIds.join() === exercises.map(({ id }) => id).join()
  );
}

const isToday = (time = '') => localDayOf(new Date(time)) === localDayOf(new Date());
